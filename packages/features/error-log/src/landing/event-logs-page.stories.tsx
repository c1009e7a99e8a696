import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EventLogsPage } from './event-logs-page'

const meta = {
  title: 'Error log/Event logs',
  render: (args) => (
    <SspStoryProvider {...args}>
      <EventLogsPage />
    </SspStoryProvider>
  ),
  args: { permissions: ['LOGS_VIEW', 'ERRORS_VIEW'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<{ permissions: string[] }>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Event Logs' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ErrorLogs' })).toHaveAttribute('href', '/logs/errors')
  },
}

/** Without the permission for errors nothing leads to them. */
export const WithoutErrors: Story = {
  args: { permissions: ['LOGS_VIEW'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('There is no log that you may open.')).toBeVisible()
  },
}
