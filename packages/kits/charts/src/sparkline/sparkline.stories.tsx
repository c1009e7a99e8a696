import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sparkline } from './sparkline'

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { values: [3, 1, 0, 4, 8, 6, 6, 2, 9, 12] },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

/** From the bottom of the start edge for zero to the top of the end edge for the highest value. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const points = canvasElement.querySelector('path')?.getAttribute('d')?.split('L') ?? []
    await expect(points).toHaveLength(10)
    await expect(points.at(-1)).toBe('63,1')
    await expect(points[2]?.split(',')[1]).toBe('19')
  },
}

/** A line at the bottom. */
export const Zero: Story = { args: { values: [0, 0, 0] } }
export const OneValue: Story = { args: { values: [5] } }
