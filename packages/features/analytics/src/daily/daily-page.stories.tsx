import { problem } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CALLS, drilldownServer } from '../testing'
import { DailyPage } from './daily-page'

interface Args {
  server: ReturnType<typeof drilldownServer>
}

const meta = {
  title: 'Analytics/Daily Analytics',
  render: ({ server }) => (
    <SspStoryProvider permissions={['ANALYTICS_VIEW']} server={server} at="/analytics/client-daily-analytics">
      <DailyPage />
    </SspStoryProvider>
  ),
  args: { server: drilldownServer() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** A row for each day, the newest first; seven days that end today. */
export const Default: Story = {
  args: { server: drilldownServer() },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('rowheader', { name: '20/03/2026' })
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual([
      'Date',
      'Visitors',
      'Unique visitors',
      'Actions',
      'Payslips',
      'Discount visitors',
      'Document storage visitors',
      'Wellbeing visitors',
      'Training visitors',
    ])
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows[0]).toHaveTextContent('20/03/2026')
    await expect(rows.at(-1)).toHaveTextContent('14/03/2026')
    const query = args.server.calls.find(({ method }) => method === 'GET')?.path ?? ''
    const { searchParams } = new URL(query, 'http://x')
    const [start, end] = [searchParams.get('start') ?? '', searchParams.get('end') ?? '']
    await expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(6)
  },
}

/** No statistics in the period. */
export const Empty: Story = {
  args: { server: drilldownServer().on('get', CALLS.days, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find any data matching your criteria.')).toBeVisible()
  },
}

/** The read fails; Try again reads it. */
export const Failed: Story = {
  args: { server: drilldownServer().on('get', CALLS.days, problem(503, 'unavailable', 'The database is away.')) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('There was a problem fetching data')).toBeVisible()
    args.server.on('get', CALLS.days, [])
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('We could not find any data matching your criteria.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: drilldownServer().on('get', CALLS.days, () => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** At phone width. */
export const Phone: Story = {
  args: { server: drilldownServer() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('20/03/2026')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
