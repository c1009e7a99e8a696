import { Button } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import { checkHost } from './check-host'
import { HostReport } from './host-report'

const meta = {
  title: 'Page kit/Host report',
  args: { styles: '' },
  render: ({ styles }) => (
    <SspStoryProvider appearance={{}}>
      <style>{styles}</style>
      <h1>A page</h1>
      <Button>Save</Button>
      <HostReport />
    </SspStoryProvider>
  ),
} satisfies Meta<{ styles: string }>

export default meta
type Story = StoryObj<typeof meta>

export const NothingIsWrong: Story = {
  play: () => expect(checkHost()).toEqual([]),
}

/** Rules for bare elements outside any layer. */
export const StylesReachIn: Story = {
  args: { styles: 'h1 { text-transform: uppercase } button { all: unset }' },
  play: async ({ canvas, userEvent }) => {
    const box = await waitFor(() => canvas.getByText(/h1 text-transform, button cursor/))
    await expect(box).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText(/button cursor/)).toBeNull()
  },
}
