import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fakeJob, fakeJobs, jobsPath, payrollServer } from '../testing'
import { PayrollUploadsPage } from './payroll-uploads-page'

interface Args {
  server: FakeServer
  at?: string
}

const meta = {
  title: 'Payroll/Uploads',
  render: ({ server, at = '/client/jobs' }) => (
    <SspStoryProvider server={server} at={at} permissions={['JOBS_VIEW']}>
      <PayrollUploadsPage />
    </SspStoryProvider>
  ),
  args: { server: payrollServer() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const asked = (server: FakeServer) => server.calls.findLast(({ path }) => path.includes('orderBy'))?.path ?? ''

/** The columns of the specification, sorted by id descending; only the statuses 3 to 7 have logs. */
export const List: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payroll Uploads' })).toBeVisible()
    const headers = (await canvas.findAllByRole('columnheader')).map(({ textContent }) => textContent).filter(Boolean)
    await expect(headers.slice(0, 8)).toEqual([
      'ID',
      'Filename',
      'Type',
      'Upload Date',
      'Started At',
      'Finished At',
      'Status',
      'Progress',
    ])
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11))
    await expect(canvas.getAllByRole('button', { name: /^Download Logs/ })).toHaveLength(5)
    await expect(canvas.getByText('31%')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filename' }))
    await waitFor(() => expect(asked(args.server)).toContain('orderBy=document_key&direction=ASC'))
    await userEvent.click(canvas.getByRole('button', { name: 'Filename' }))
    await waitFor(() => expect(asked(args.server)).toContain('orderBy=document_key&direction=DESC'))
  },
}

/** An address with a sort column that the contract does not support: the default order, and no error. */
export const UnknownSort: Story = {
  args: { server: payrollServer(), at: '/client/jobs?sort=-progress' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11))
    await expect(asked(args.server)).toBe('')
    await expect(canvas.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending')
  },
}

/** Uploads that are ready for review, as linked from the dashboard. */
export const ReadyForReview: Story = {
  args: { server: payrollServer({ jobs: fakeJobs(12) }), at: '/client/jobs?status=review' },
  play: async ({ canvas, args }) => {
    const [, ...rows] = await canvas.findAllByRole('row')
    await expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) await expect(row).toHaveTextContent('Ready for review')
    await expect(args.server.calls.map(({ path }) => path)).toContainEqual(expect.stringContaining('status=review'))
  },
}

/** Status 6 has the mapping log. */
export const Logs: Story = {
  args: { server: payrollServer({ jobs: [fakeJob(2), fakeJob(4)] }) },
  play: async ({ canvas, args }) => {
    const reports = () => args.server.calls.filter(({ path }) => path.includes('error-reports')).map(({ path }) => path)
    for (const button of await canvas.findAllByRole('button', { name: /^Download Logs/ })) {
      await userEvent.click(button)
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
    }
    await waitFor(() => expect(reports()).toHaveLength(2))
    await expect(reports()[0]).toContain('fileName=38_mapping.csv')
    await expect(reports()[1]).toContain('fileName=36.csv')
  },
}

/** The number of items that a user excluded from a release is shown beside the status. */
export const LeftOut: Story = {
  args: { server: payrollServer({ jobs: [fakeJob(0, { left_out: 3 })] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 left out')).toBeVisible()
    await expect(canvas.getByText('Completed')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Download Logs/ })).toBeNull()
  },
}

export const Empty: Story = {
  args: { server: payrollServer({ jobs: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no files to display currently.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { server: payrollServer().on('get', jobsPath, problem(503, 'unavailable', 'Away.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The uploads could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    server: payrollServer({
      jobs: [
        fakeJob(0, {
          file_name: `${'payroll-of-everybody-'.repeat(7)}.zip`,
          results_actual: 5000,
          results_expected: 2000,
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByText('250%')).toBeVisible()
  },
}

export const Phone: Story = {
  args: { server: payrollServer({ jobs: fakeJobs(3) }) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'))
    await expect(await table.findByText('payroll-march-0.zip')).toBeVisible()
    const logs = document.createRange()
    logs.selectNodeContents(table.getByText('Download Logs'))
    const name = table.getByText('payroll-march-2.zip')
    await expect(logs.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().left, 0)
  },
}
