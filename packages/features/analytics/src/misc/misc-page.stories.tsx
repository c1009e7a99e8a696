import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { daysAsked, miscServer } from '../testing'
import { MiscPage } from './misc-page'

interface Args {
  server: ReturnType<typeof miscServer>
}

const meta = {
  title: 'Analytics/Miscellaneous',
  render: (args) => (
    <SspStoryProvider permissions={['ANALYTICS_VIEW']} at="/analytics/report" {...args}>
      <MiscPage />
    </SspStoryProvider>
  ),
  args: { server: miscServer() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Thirty days; phablets count as smartphones. */
export const Default: Story = {
  args: { server: miscServer() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(2))
    await expect(daysAsked(args.server)).toBe(30)
    const devices = within(canvas.getByRole('figure', { name: 'Device usage' }))
    await userEvent.click(devices.getByRole('button', { name: /^Show data/ }))
    await expect(await devices.findByRole('row', { name: /^Smartphone 650 / })).toBeVisible()
    await expect(devices.queryByText('Phablet')).toBeNull()
    await expect(args.server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      event: 'Miscellaneous Reports viewed',
    })
  },
}
