import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '.'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

/** One line of text. */
export const Default: Story = { args: { width: 240 } }

/** The layout of a loading card. */
export const Layout: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, maxInlineSize: 360 }}>
      <Skeleton shape="circle" width={40} />
      <div style={{ flex: 1 }}>
        <Skeleton width="50%" />
        <Skeleton width="80%" />
        <Skeleton shape="block" height={96} style={{ marginBlockStart: 8 }} />
      </div>
    </div>
  ),
}
