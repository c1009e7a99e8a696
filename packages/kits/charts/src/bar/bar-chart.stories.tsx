import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { chartData } from '../testing/data'
import { BarChart } from './bar-chart'

const meta = {
  title: 'Charts/Bar chart',
  component: BarChart,
  args: { title: 'Payslip uploads', data: chartData.year, messages: { label: 'Month' } },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

/** Title, text summary, plot and data table. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Payslip uploads' })).toBeVisible()
    await expect(canvas.getByText('Highest: Mar, 412. Lowest: Jan, 318.')).toBeVisible()
  },
}

/** One tab stop; the keys of a native range input (simulated here) move between the bars and each value is announced. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const points = canvas.getByRole('slider', { name: 'Payslip uploads' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Show data/ })).toHaveFocus()
    await userEvent.tab()
    await expect(points).toHaveFocus()
    await expect(points).toHaveAttribute('aria-valuetext', 'Jan: 318')
    await fireEvent.change(points, { target: { value: 2 } })
    await expect(points).toHaveAttribute('aria-valuetext', 'Mar: 412')
    await fireEvent.change(points, { target: { value: 11 } })
    await expect(points).toHaveAttribute('aria-valuetext', 'Dec: 402')
    await expect(canvasElement.querySelector('[data-tooltip]')).toHaveTextContent('Dec402')
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('[data-tooltip]')).toBeNull()
  },
}

/** The values of the hovered bar. */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const plot = canvas.getByRole('slider').parentElement
    if (!plot) throw new Error('no plot')
    const box = plot.getBoundingClientRect()
    await userEvent.pointer({ target: plot, coords: { clientX: box.right - 10, clientY: box.top + 40 } })
    await expect(canvasElement.querySelector('[data-tooltip]')).toHaveTextContent('Dec402')
    await userEvent.unhover(plot)
    await expect(canvasElement.querySelector('[data-tooltip]')).toBeNull()
  },
}

/** If a long word of the title leaves too little space, the buttons are below it, in one line. */
export const LongWordNarrow: Story = {
  args: { title: 'Hochgeladene Lohnabrechnungen', messages: { label: 'Monat', showData: 'Daten anzeigen' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: /^Daten anzeigen/ })
    const title = canvas.getByRole('heading', { name: 'Hochgeladene Lohnabrechnungen' })
    await expect(toggle.offsetHeight).toBe(24)
    await expect(toggle.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom - 8)
  },
}

/** The table replaces the plot at the same height, so that content below does not move. */
export const Data: Story = {
  play: async ({ canvas }) => {
    const height = canvas.getByRole('figure').offsetHeight
    await userEvent.click(canvas.getByRole('button', { name: /^Show data/ }))
    await expect(await canvas.findByRole('button', { name: /^Show chart/ })).toHaveFocus()
    await expect(within(canvas.getByRole('table', { name: 'Payslip uploads' })).getAllByRole('row')).toHaveLength(13)
    await expect(canvas.getByRole('columnheader', { name: 'Month' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Mar 412' })).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.getByRole('figure').offsetHeight).toBe(height)
  },
}

/** Clicking a bar, Enter on it, or its button in the table opens the value; March has nothing to open. */
export const Pick: Story = {
  args: { onPick: fn(), canPick: (index) => index !== 2, tools: <button type="button">Doughnut</button> },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Choose a value to open it\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Doughnut' })).toBeVisible()
    const points = canvas.getByRole('slider')
    const plot = points.parentElement
    if (!plot) throw new Error('no plot')
    const box = plot.getBoundingClientRect()
    await userEvent.pointer({
      target: plot,
      keys: '[MouseLeft]',
      coords: { clientX: box.right - 10, clientY: box.top + 40 },
    })
    await expect(args.onPick).toHaveBeenLastCalledWith(11)
    points.focus()
    await fireEvent.change(points, { target: { value: 1 } })
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith(1)
    await fireEvent.change(points, { target: { value: 2 } })
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: /^Show data/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Jan' }))
    await expect(args.onPick).toHaveBeenLastCalledWith(0)
    await expect(canvas.queryByRole('button', { name: 'Mar' })).toBeNull()
  },
}

/** Short labels on the axis, full names everywhere else. */
export const FullNames: Story = {
  args: { data: chartData.named },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Highest: March, 412. Lowest: January, 318.')).toBeVisible()
    await expect(canvas.getByText('Mar', { selector: 'svg text' })).toBeVisible()
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'January: 318')
    await userEvent.click(canvas.getByRole('button', { name: /^Show data/ }))
    await expect(await canvas.findByRole('row', { name: 'March 412' })).toBeVisible()
  },
}

/** The current month is incomplete: its bar is hatched, its name says so, and it counts as neither highest nor lowest. */
export const Running: Story = {
  args: { data: chartData.running },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Highest: March, 412. Lowest: January, 318. June so far: 74.')).toBeVisible()
    await expect(canvasElement.querySelectorAll('figure path[fill^="url("]')).toHaveLength(1)
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: 5 } })
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'June so far: 74')
  },
}

const categories = {
  labels: ['Smartphone with a long description of its kind', 'Desktop', 'Tablet'],
  series: [{ name: 'Visits', values: [60, 30, 10] }],
  cutLabels: true,
  shares: true,
}

/** Up to eight categories are rows with their full names, values and shares, and the data table has the shares too. */
export const FewCategories: Story = {
  args: { title: 'Devices', data: categories, onPick: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `${categories.labels[0]}6060%`,
      'Desktop3030%',
      'Tablet1010%',
    ])
    // A bar that fills its track represents the whole, not the largest part.
    const bars = [...canvasElement.querySelectorAll('li rect')]
    await expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['60%', '30%', '10%'])
    await userEvent.click(canvas.getByText('Desktop'))
    await expect(args.onPick).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Desktop: 30')
    await userEvent.click(canvas.getByRole('button', { name: /^Show data/ }))
    await expect(await canvas.findByRole('columnheader', { name: 'Share' })).toBeVisible()
  },
}

/** Values that are not parts of a whole have no shares. */
export const FewCategoriesWithoutShares: Story = {
  args: { title: 'Devices', data: { ...categories, shares: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/^Desktop30$/)
  },
}

export const OneValue: Story = { args: { data: chartData.single } }
export const Zero: Story = { args: { data: chartData.zero } }
export const Negative: Story = {
  args: { title: 'Balance', data: chartData.negative, format: { style: 'currency', currency: 'GBP' } },
}
export const Huge: Story = { args: { title: 'Logins', data: chartData.huge } }
export const Several: Story = { args: { title: 'Visits', data: chartData.several } }

/** A label that is cut on the axis is complete in the tooltip of its bar, on touch screens too. */
export const LongLabels: Story = {
  args: { title: 'Employees by department', data: chartData.longLabels },
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'auto' }}>
        <div style={{ inlineSize: 480 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const cut = canvas.getAllByText(/…$/, { selector: 'svg text' })[0]!
    const { left, top } = cut.getBoundingClientRect()
    await fireEvent.pointerDown(cut, { clientX: left + 4, clientY: top })
    const tooltip = canvasElement.querySelector('[data-tooltip]')
    await expect(tooltip).toHaveTextContent(cut.textContent.slice(0, -1))
    await expect(tooltip).not.toHaveTextContent('…')
  },
}

export const Empty: Story = {
  args: { data: chartData.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to show yet.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = {
  args: { data: chartData.empty, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { data: chartData.empty, error: 'The uploads could not be loaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The uploads could not be loaded.')).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}

/** At phone width: fewer labels, the same height. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 272 }}>
        <Story />
      </div>
    ),
  ],
}

/** Right-to-left: the axis is on the right and the first bar next to it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const plot = canvas.getByRole('slider').parentElement
    if (!plot) throw new Error('no plot')
    const box = plot.getBoundingClientRect()
    await userEvent.pointer({ target: plot, coords: { clientX: box.left + 10, clientY: box.top + 40 } })
    await expect(canvasElement.querySelector('[data-tooltip]')).toHaveTextContent('Dec402')
    await userEvent.unhover(plot)
  },
}

/** Custom colours become SVG attributes, for print. */
export const OwnColours: Story = {
  args: { colours: { series: ['#7c3aed'] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path[fill="#7c3aed"]')).toBeVisible()
  },
}
