import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within, waitFor } from 'storybook/test'
import { chartData } from '../testing/data'
import { DoughnutChart } from './doughnut-chart'

const meta = {
  title: 'Charts/Doughnut chart',
  component: DoughnutChart,
  args: {
    title: 'How satisfied are you?',
    data: chartData.shares,
    summary: 'Most chose Very satisfied: 64 of 128.',
    messages: { label: 'Answer', unit: 'answers' },
  },
} satisfies Meta<typeof DoughnutChart>

export default meta
type Story = StoryObj<typeof meta>

/** The ring with its total, and each value with its share. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const chart = within(canvas.getByRole('figure', { name: 'How satisfied are you?' }))
    await expect(chart.getByText('Most chose Very satisfied: 64 of 128.')).toBeVisible()
    await expect(chart.getByText('128')).toBeVisible()
    const [first] = chart.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Very satisfied6450%')
    await expect(canvasElement.querySelectorAll('figure svg path')).toHaveLength(4)
  },
}

/** One tab stop over the segments; the value is announced and its row highlighted. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider', { name: 'How satisfied are you?' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(points).toHaveFocus()
    await expect(points).toHaveAttribute('aria-valuetext', 'Very satisfied: 64')
    await fireEvent.change(points, { target: { value: 2 } })
    await expect(points).toHaveAttribute('aria-valuetext', 'Neutral: 18')
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('data-active')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getAllByRole('listitem')[2]).not.toHaveAttribute('data-active')
  },
}

/** A segment, its row in the list, or Enter on it opens the value. */
export const Pick: Story = {
  args: { onPick: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const segment = canvasElement.querySelectorAll('figure svg path')[1]
    if (!segment) throw new Error('no segment')
    await fireEvent.click(segment)
    await expect(args.onPick).toHaveBeenLastCalledWith(1)
    await userEvent.click(canvas.getByText('Neutral'))
    await expect(args.onPick).toHaveBeenLastCalledWith(2)
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledTimes(3)
  },
}

/** The table has a column of shares. */
export const Data: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show data/ }))
    await expect(await canvas.findByRole('columnheader', { name: 'Share' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Neutral 18 14%' })).toBeVisible()
  },
}

/** More values than colours: the second round of colours is paler, and the chart grows. */
export const ManyValues: Story = {
  args: { data: chartData.manyShares },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14)
  },
}

/** No option was chosen: an empty ring, and zeros. */
export const Zero: Story = {
  args: { data: chartData.zero },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('0%')).toHaveLength(12))
  },
}

export const Empty: Story = {
  args: { data: chartData.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to show yet.')).toBeVisible()
  },
}

/** A label of 75 characters without a space and large numbers, at phone width. */
export const Narrow: Story = {
  args: { data: chartData.longShares },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 272 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
