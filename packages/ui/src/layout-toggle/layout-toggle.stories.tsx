import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { LayoutToggle } from '.'

const meta = {
  title: 'Lists/Layout toggle',
  component: LayoutToggle,
  args: { value: 'list', onChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <LayoutToggle {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof LayoutToggle>

export default meta
type Story = StoryObj<typeof meta>

/** Rows or cards. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Grid' }))
    await expect(canvas.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Compact. */
export const Compact: Story = { globals: { density: 'compact' } }
