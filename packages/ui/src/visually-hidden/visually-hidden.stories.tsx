import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '.'

const meta = { title: 'Foundations/Visually hidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <p>
      12 <VisuallyHidden>open tasks</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('open tasks').offsetWidth).toBe(1)
  },
}
