import { fakeServer, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { errorServer, fakeErrors } from '../testing'
import { EventLogsPage } from './event-logs-page'

const meta = {
  title: 'Error log/Event logs',
  render: (args) => (
    <SspStoryProvider {...args}>
      <EventLogsPage />
    </SspStoryProvider>
  ),
  args: { server: errorServer(), permissions: ['LOGS_VIEW', 'ERRORS_VIEW'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<{ server: FakeServer; permissions: string[] }>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { server: errorServer() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Event Logs' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ErrorLogs' })).toHaveAttribute('href', '/logs/errors')
    await expect(await canvas.findByText('Newest: 3rd Feb 26 09:05:07')).toBeVisible()
    const newest = within(canvas.getByRole('list', { name: 'Newest errors' }))
    const rows = newest.getAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(
      /Server error.*acme.admin.*Acme Logistics.*3rd Feb 26 09:05:07.*listEmployees failed/,
    )
    for (const link of newest.getAllByRole('link')) await expect(link).toHaveAttribute('href', '/logs/errors')
    // The time of the card and the rows use one call.
    await expect(args.server.calls).toHaveLength(1)
  },
}

export const NoErrors: Story = {
  args: { server: errorServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No errors')).toBeVisible()
    await expect(canvas.getByText('No error is recorded.')).toBeVisible()
  },
}

/** The link to the errors stays. */
export const Failed: Story = {
  args: { server: fakeServer().on('get', '/tts/errors', problem(403, 'forbidden', 'You may not see errors.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see errors.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ErrorLogs' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: fakeServer().on('get', '/tts/errors', () => new Promise<never>(() => {})) },
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent('Loading'),
}

/** Without the permission for errors there is no link to them, and nothing is read. */
export const WithoutErrors: Story = {
  args: { server: errorServer(), permissions: ['LOGS_VIEW'] },
  play: async ({ canvas, args }) => {
    await expect(args.server.calls).toHaveLength(0)
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('There is no log that you may open.')).toBeVisible()
  },
}

/** A user who may open the queues gets a link to them, even without the permission for errors. */
export const QueuesOnly: Story = {
  args: { server: errorServer(), permissions: ['LOGS_VIEW', 'PLATFORM_VIEW'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Queues' })).toHaveAttribute('href', '/logs/queues')
    await expect(canvas.queryByText('Newest errors')).toBeNull()
    await expect(args.server.calls).toHaveLength(0)
  },
}

/** Long words, 320 px. */
export const Phone: Story = {
  args: {
    server: errorServer(
      fakeErrors(3).map((event) => ({
        ...event,
        message: 'x'.repeat(300),
        clientName: 'Rechtsschutzversicherungsgesellschaft',
      })),
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Newest errors' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
