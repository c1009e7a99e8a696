import type { Client } from '@ssp/api'
import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider, typeDate, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeItem, fakeJob, fakeReview, jobsPath, payrollServer } from '../testing'
import { PayrollUploadPage } from './payroll-upload-page'

interface Args {
  server: FakeServer
  client?: Client
}

const id = fakeJob(1).job_id

const meta = {
  title: 'Payroll/Review',
  render: (args) => (
    <SspStoryProvider
      {...args}
      at={`/client/jobs/${id}`}
      permissions={['JOBS_VIEW', 'PAYSLIPS_VIEW', 'EMPLOYEES_VIEW']}
    >
      <PayrollUploadPage params={{ id }} />
    </SspStoryProvider>
  ),
  args: { server: payrollServer() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const bodies = (server: FakeServer, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ body }) => body)
const menuItem = async (canvas: ReturnType<typeof within>, label: string, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: label }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** Warnings are shown before anything is visible; then the upload is released, and recalled. */
export const ReadyForReview: Story = {
  args: { server: payrollServer() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('At least a quarter fewer than last time')).toBeVisible()
    await expect(canvas.getByText('7 active employees have no document in this upload')).toBeVisible()
    await expect(await canvas.findByText('No employee has this identifier')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Release 2' }))
    const confirm = within(await screen.findByRole('alertdialog'))
    await expect(confirm.getByText('Release 2 documents now?')).toBeVisible()
    await expect(confirm.getByText(/^Not released: not matched \d+/)).toBeVisible()
    await userEvent.click(confirm.getByRole('button', { name: 'Release' }))
    await expect(await canvas.findByText('Completed')).toBeVisible()
    await menuItem(canvas, 'More actions', 'Recall')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Recall' }))
    await expect(await canvas.findByText('Recalled')).toBeVisible()
    await expect(bodies(args.server, 'POST')[0]).toEqual({ release_at: null })
  },
}

/** A past time cannot be scheduled: the documents would be visible at once. */
export const PlannedInThePast: Story = {
  args: { server: payrollServer() },
  play: async ({ canvas, args }) => {
    await menuItem(canvas, 'More actions', 'Release at a set time')
    const dialog = within(await screen.findByRole('dialog', { name: 'Release at a set time' }))
    await typeDate(userEvent, await dialog.findByRole('group', { name: /Release on/ }), '2026-01-01')
    await userEvent.click(dialog.getByRole('button', { name: 'Plan release' }))
    await expect(await dialog.findByText('This has passed. Choose a later time.')).toBeVisible()
    await expect(bodies(args.server, 'POST')).toEqual([])
  },
}

/** A user assigns one document to an employee, accepts one, and excludes one. */
export const Mended: Story = {
  args: { server: payrollServer() },
  play: async ({ canvas, args }) => {
    await menuItem(canvas, 'Actions of AC-00003.pdf', 'Choose employee')
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose employee' }))
    await userEvent.click(await dialog.findByRole('combobox', { name: /Employee/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: /Dana Poole.* · left on/ })).toBeVisible())
    await userEvent.click(await screen.findByRole('option', { name: 'Cleo Marsh · AC-00042' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Match' }))
    await expect(await screen.findByText('The choice has been saved')).toBeInTheDocument()
    await menuItem(canvas, 'Actions of AC-00005.pdf', 'Take in nevertheless')
    await waitFor(() => expect(bodies(args.server, 'PATCH')).toHaveLength(2))
    await menuItem(canvas, 'Actions of AC-00004.pdf', 'Leave out')
    await waitFor(() => expect(bodies(args.server, 'PATCH')).toHaveLength(3))
    await expect(bodies(args.server, 'PATCH')).toMatchObject([
      { decision: 'match' },
      { decision: 'accept' },
      { decision: 'leaveOut' },
    ])
    await expect(canvas.queryByRole('button', { name: 'Actions of AC-00007.pdf' })).toBeNull()
  },
}

export const Processing: Story = {
  args: {
    server: payrollServer({
      items: [],
      review: fakeReview({
        job: fakeJob(3),
        previous: null,
        missing: null,
        canRelease: false,
        counts: {
          matched: 0,
          unmatched: 0,
          duplicate: 0,
          wrongPeriod: 0,
          left: 0,
          otherClient: 0,
          rejected: 0,
          leftOut: 0,
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Processing' })).toHaveAttribute('aria-valuenow', '31')
    await expect(canvas.queryByText('Nothing was found in the file.')).toBeNull()
  },
}

let reads = 0
const releasing = () => {
  const job = fakeJob(0)
  reads += 1
  return reads === 1
    ? fakeReview({ job: { ...job, status: 2, name: 'Processing' }, released: 1, canRelease: false })
    : fakeReview({ job, released: 2, canRelease: false, canRecall: true })
}

export const ReleasedWhileShown: Story = {
  args: {
    server: payrollServer()
      .on('get', `${jobsPath}/{id}`, releasing)
      .on('get', `${jobsPath}/{id}/items`, () => [
        fakeItem(1, reads > 1 ? { released_at: '2026-03-28T09:01:10.000Z' } : {}),
      ])
      .on('get', `${jobsPath}/{id}/items#count`, [{ total: 1 }]),
  },
  beforeEach: () => void (reads = 0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Releasing' })).toHaveAttribute('aria-valuenow', '50')
    await canvas.findByText('Completed')
    await expect(await canvas.findByText(/28\.03\.2026/)).toBeVisible()
  },
}

export const FileFailed: Story = {
  args: {
    server: payrollServer({
      items: [],
      review: {
        job: fakeJob(4),
        fault: 'The PDF is protected by a password.',
        previous: null,
        missing: null,
        canRelease: false,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The PDF is protected by a password.')).toBeVisible()
  },
}

export const Missing: Story = {
  args: { server: payrollServer().on('get', `${jobsPath}/{id}`, problem(404, 'not_found', 'Gone.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such upload.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Payroll Uploads' })).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Release 2' })).toBeVisible()
  },
}

/** At a client with strict rights, an account that may only view can open a document but not decide about it. */
export const StrictRights: Story = {
  args: { server: payrollServer(), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions of AC-00003.pdf' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['View document'])
    await expect(canvas.queryByRole('button', { name: /^Release/ })).toBeNull()
  },
}

/** Documents of hidden employees wait for another account; the figures do not count them. */
export const OthersWait: Story = {
  args: {
    server: payrollServer({
      review: { released: 1, canRelease: false, canRecall: false, othersWait: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Another administrator has to release them/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Release/ })).toBeNull()
  },
}
