import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { daysAsked, rewardReportServer } from '../testing'
import { RewardsPage } from './rewards-page'

interface Args {
  server: ReturnType<typeof rewardReportServer>
}

const meta = {
  title: 'Analytics/Rewards',
  render: (args) => (
    <SspStoryProvider permissions={['ANALYTICS_VIEW']} at="/analytics/report" {...args}>
      <RewardsPage />
    </SspStoryProvider>
  ),
  args: { server: rewardReportServer() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Ninety days; three charts start as bars and the types as a doughnut. */
export const Default: Story = {
  args: { server: rewardReportServer() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Employee drill-down is coming.')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(4))
    await expect(daysAsked(args.server)).toBe(90)
    for (const name of ['Recognition Given', 'Vouchers Given', 'Vouchers viewed by recipient'])
      await expect(canvas.getByRole('button', { name: `Show ${name} as a doughnut chart` })).toBeVisible()
    const types = within(canvas.getByRole('figure', { name: 'Recognition Types' }))
    await expect(types.getByText('in total')).toBeVisible()
    await userEvent.click(types.getByRole('button', { name: 'Show Recognition Types as a bar chart' }))
    await expect(types.queryByText('in total')).toBeNull()
  },
}
