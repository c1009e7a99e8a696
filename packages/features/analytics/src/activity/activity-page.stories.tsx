import { problem } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { activityServer } from '../testing'
import { ActivityPage } from './activity-page'

const ROOT = '/analytics/portal-activity-analytics'
const tiles = '/ssp/production/analytics/{clientId}#getTileAnalytics'

interface Args {
  server: ReturnType<typeof activityServer>
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Analytics/Portal activity',
  render: (args) => (
    <SspStoryProvider permissions={['ANALYTICS_VIEW']} {...args}>
      <ActivityPage />
    </SspStoryProvider>
  ),
  args: { server: activityServer(), at: ROOT, onNavigate: fn() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** All charts with their names, the pages of the portal as a doughnut. */
export const Default: Story = {
  args: { server: activityServer() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(11))
    for (const name of [
      'Top Level Pages',
      'Discounts Visits',
      'Wellbeing Visits',
      'News Read',
      'Registered vs Unregistered',
      'Registrations',
      'Active vs Inactive',
      'Deactivated Accounts',
      'Document Storage Visits',
    ])
      await expect(canvas.getByRole('figure', { name })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Show Top Level Pages as a bar chart' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Show .* as a/ })).toHaveLength(1)
    // Once for the charts of all pages.
    await expect(canvas.getAllByText(/Choose a tile to see its calls to action\./)).toHaveLength(1)
  },
}

/** A page scrolls to its tiles, which get the focus; a page without tiles does nothing. */
export const PageToTiles: Story = {
  args: { server: activityServer() },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('figure', { name: 'Top Level Pages' })
    await userEvent.click(await within(pages).findByText('Old page'))
    await expect(canvas.getByRole('figure', { name: 'discounts' }).closest('section')).not.toHaveFocus()
    await userEvent.click(within(pages).getByText('Discounts'))
    await expect(canvas.getByRole('figure', { name: 'discounts' }).closest('section')).toHaveFocus()
  },
}

/** A tile opens its report; its name is encoded in the address. */
export const TileToReport: Story = {
  args: { server: activityServer() },
  play: async ({ canvas, args }) => {
    const payslips = await canvas.findByRole('figure', { name: 'Payslips' })
    await userEvent.click(await within(payslips).findByText('P60 / P45'))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(`${ROOT}/tile/P60%20%2F%20P45`)
    const points = canvas.getByRole('slider', { name: 'discounts' })
    points.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenLastCalledWith(`${ROOT}/tile/Groceries%2010%25`)
  },
}

/** A bar opens its article; the second article has no id and cannot be opened. */
export const NewsToArticle: Story = {
  args: { server: activityServer() },
  play: async ({ canvas, args }) => {
    const points = await canvas.findByRole('slider', { name: 'News Read' })
    points.focus()
    await fireEvent.change(points, { target: { value: 1 } })
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await fireEvent.change(points, { target: { value: 0 } })
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/\/news\/[0-9a-f-]{36}$/))
  },
}

/** The other charts open a page as a whole. */
export const ChartsToPages: Story = {
  args: { server: activityServer() },
  play: async ({ canvas, args }) => {
    for (const [name, page] of [
      ['Registered vs Unregistered', 'registered-vs-unregistered'],
      ['Active vs Inactive', 'active-vs-inactive'],
      ['Deactivated Accounts', 'deactivated'],
      ['Document Storage Visits', 'doc-storage'],
    ] as const) {
      const points = await canvas.findByRole('slider', { name })
      points.focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onNavigate).toHaveBeenLastCalledWith(`${ROOT}/${page}`)
      await expect(canvas.getByRole('link', { name: `Details of ${name}` })).toHaveAttribute('href', `${ROOT}/${page}`)
    }
  },
}

/** If the tiles fail, the other charts stay. */
export const TilesFail: Story = {
  args: { server: activityServer().on('get', tiles, problem(400, 'invalid', 'The visits are being added up.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There was a problem fetching data')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(8))
  },
}

/** At phone width. */
export const Phone: Story = {
  args: { server: activityServer() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(11))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
