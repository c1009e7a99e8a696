import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { chartData } from '../testing/data'
import { LineChart } from './line-chart'

const meta = {
  title: 'Charts/Line chart',
  component: LineChart,
  args: { title: 'Portal logins', data: chartData.year, messages: { label: 'Month' } },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const points = canvas.getByRole('slider', { name: 'Portal logins' })
    points.focus()
    await fireEvent.change(points, { target: { value: 11 } })
    await expect(points).toHaveAttribute('aria-valuetext', 'Dec: 402')
    await expect(canvasElement.querySelector('[data-tooltip]')).toHaveTextContent('Dec402')
    points.blur()
  },
}

/** The line to the incomplete month is dotted and its point hollow. */
export const Running: Story = {
  args: { data: chartData.running },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Highest: March, 412. Lowest: January, 318. June so far: 74.')).toBeVisible()
    await expect(canvasElement.querySelectorAll('figure path[stroke-dasharray]')).toHaveLength(1)
  },
}

/** Series differ by lightness, dash and the label at the line end. */
export const Several: Story = {
  args: { title: 'Visits', data: chartData.several },
  play: async ({ canvas, canvasElement }) => {
    const strokes = [...canvasElement.querySelectorAll('figure path[stroke-width="2"]')]
    await expect(new Set(strokes.map((path) => path.getAttribute('stroke-dasharray'))).size).toBe(3)
    await expect(canvas.getByText('Training', { selector: 'svg text' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
    canvas.getByRole('slider').focus()
    await expect(canvas.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
      /^Jan: Wellbeing \d+, Training \d+, Documents \d+$/,
    )
    canvas.getByRole('slider').blur()
  },
}

/** A legend replaces the labels at the line ends when there is too little space. */
export const SeveralNarrow: Story = {
  args: { title: 'Visits', data: chartData.several },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 272 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** Downsampled to two points per pixel; extremes are kept and every value is still readable. */
export const TenThousandPoints: Story = {
  args: { title: 'Visitors', data: chartData.long },
  play: async ({ canvas, canvasElement }) => {
    const path = canvasElement.querySelector('figure path[stroke-width="2"]')
    const width = canvas.getByRole('slider').clientWidth
    const points = path?.getAttribute('d')?.split('L').length ?? 0
    await expect(points).toBeGreaterThan(width / 2)
    await expect(points).toBeLessThan(width * 2 + 2)
  },
}

export const OneValue: Story = { args: { data: chartData.single } }
export const Zero: Story = { args: { data: chartData.zero } }
export const Negative: Story = { args: { title: 'Balance', data: chartData.negative } }
export const Huge: Story = { args: { title: 'Logins', data: chartData.huge } }
export const Gaps: Story = { args: { title: 'Logins', data: chartData.gaps } }
export const Empty: Story = { args: { data: chartData.empty } }
export const Loading: Story = { args: { data: chartData.empty, loading: true } }
export const Failed: Story = { args: { data: chartData.empty, error: 'The logins could not be loaded.' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { mode: 'dark', brand: 'borealis' }, args: { data: chartData.several } }
