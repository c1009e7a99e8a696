import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { errorServer } from '../testing'
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Event Logs' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ErrorLogs' })).toHaveAttribute('href', '/logs/errors')
    await expect(await canvas.findByText('Newest: 3rd Feb 26 09:05:07')).toBeVisible()
  },
}

export const NoErrors: Story = {
  args: { server: errorServer([]) },
  play: async ({ canvas }) => expect(await canvas.findByText('No errors')).toBeVisible(),
}

/** Without the permission for errors nothing leads to them. */
export const WithoutErrors: Story = {
  args: { permissions: ['LOGS_VIEW'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('There is no log that you may open.')).toBeVisible()
  },
}
