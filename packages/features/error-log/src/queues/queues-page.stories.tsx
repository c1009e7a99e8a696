import { fakeServer, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fakeQueues, queueServer } from '../testing'
import { QueuesPage } from './queues-page'

const QUEUES = '/ssp/production/platform/{clientId}/queues'

const meta = {
  title: 'Error log/Queues',
  render: (args) => (
    <SspStoryProvider {...args} at="/logs/queues">
      <QueuesPage />
    </SspStoryProvider>
  ),
  args: { server: queueServer(), permissions: ['PLATFORM_VIEW', 'PLATFORM_UPDATE'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<{ server: FakeServer; permissions: string[] }>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const kinds = within(await canvas.findByRole('table', { name: 'Kinds of jobs' }))
    await expect(kinds.getByRole('row', { name: /Payroll uploads/ })).toHaveTextContent(/3.*1.*12 min.*1/)
    await expect(kinds.queryByRole('button', { name: /Deletion/ })).toBeNull()
    await expect(canvas.getByText('E-mails: 40 waiting, 2 failed')).toBeVisible()
    const failures = within(canvas.getByRole('table', { name: 'Failed jobs' }))
    await expect(failures.getByRole('row', { name: /900 seconds/ })).toHaveTextContent(/Payroll uploads.*Borealis/)
  },
}

/** The confirmation explains the effect of retrying a mail; afterwards the job is no longer in the list. */
export const RetryOne: Story = {
  args: { server: queueServer() },
  play: async ({ canvas, userEvent }) => {
    const failures = within(await canvas.findByRole('table', { name: 'Failed jobs' }))
    const [first] = failures.getAllByRole('button', { name: /Retry Welcome e-mails/ })
    if (first) await userEvent.click(first)
    const question = within(await screen.findByRole('alertdialog', { name: 'Retry 1 job?' }))
    await expect(question.getByText(/It can arrive twice/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(failures.queryByText('Error EAUTH')).toBeNull())
    await expect(await screen.findByText('1 job queued again')).toBeVisible()
  },
}

export const RetryAll: Story = {
  args: { server: queueServer() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry all: Welcome e-mails' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Retry 2 jobs?' }))
    await userEvent.click(question.getByRole('button', { name: 'Retry' }))
    await expect(await screen.findByText('2 jobs queued again')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry all: Welcome e-mails' })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Retry all: Payroll uploads' })).toBeVisible()
  },
}

/** The failure is reported above the tables. */
export const RetryFailed: Story = {
  args: {
    server: queueServer().on('post', `${QUEUES}/retry`, problem(500, 'internal', 'Something went wrong.')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry all: Payroll uploads' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Each job begins again with what it was queued with.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Nothing was queued again.')).toBeVisible()
  },
}

/** A user who may only view has no buttons. */
export const ReadOnly: Story = {
  args: { server: queueServer(), permissions: ['PLATFORM_VIEW'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Failed jobs' })
    await expect(canvas.queryByRole('button', { name: /Retry/ })).toBeNull()
  },
}

export const NoFailures: Story = {
  args: { server: queueServer({ ...fakeQueues(), failures: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('No job has failed.')).toBeVisible(),
}

export const Failed: Story = {
  args: { server: fakeServer().on('get', QUEUES, problem(500, 'internal', 'Something went wrong.')) },
  play: async ({ canvas }) => expect(await canvas.findByText('There was a problem fetching data')).toBeVisible(),
}

export const Loading: Story = {
  args: { server: fakeServer().on('get', QUEUES, () => new Promise<never>(() => {})) },
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent('Loading'),
}

export const Dark: Story = {
  args: { server: queueServer() },
  globals: { mode: 'dark' },
  play: async ({ canvas }) => expect(await canvas.findByRole('table', { name: 'Failed jobs' })).toBeVisible(),
}

/** Long words, 320 px. */
export const Phone: Story = {
  args: {
    server: queueServer({
      ...fakeQueues(),
      failures: fakeQueues().failures.map((failure) => ({
        ...failure,
        error: 'x'.repeat(200),
        clientName: 'Rechtsschutzversicherungsgesellschaft',
      })),
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Rechtsschutzversicherungsgesellschaft')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
