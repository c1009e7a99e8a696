import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { daysAsked, notificationServer } from '../testing'
import { NotificationsPage } from './notifications-page'

interface Args {
  server: ReturnType<typeof notificationServer>
}

const meta = {
  title: 'Analytics/Notifications',
  render: (args) => (
    <SspStoryProvider permissions={['ANALYTICS_VIEW']} at="/analytics/report" {...args}>
      <NotificationsPage />
    </SspStoryProvider>
  ),
  args: { server: notificationServer() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Ninety days by month, both as bars that can be changed to doughnuts; nothing of the second kind was sent. */
export const Default: Story = {
  args: { server: notificationServer() },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('Drill-down by e-mail channel (delivery, reads, bounces) is coming.'),
    ).toBeVisible()
    const reminders = within(canvas.getByRole('figure', { name: 'Registration Reminders' }))
    await expect(await reminders.findByText(/^Highest: January 2026, 14/)).toBeVisible()
    await expect(daysAsked(args.server)).toBe(90)
    await userEvent.click(reminders.getByRole('button', { name: 'Show Registration Reminders as a doughnut chart' }))
    await expect(await reminders.findAllByRole('listitem')).toHaveLength(3)
    const welcome = within(canvas.getByRole('figure', { name: 'Welcome Emails' }))
    await expect(welcome.getByText('Not enough data to show chart')).toBeVisible()
  },
}
