import { chartQuery } from '@ssp/api'
import { problem } from '@ssp/api/testing'
import { useApi } from '@ssp/feature-kit'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fakeDays, reportServer } from '../testing'
import { DOUGHNUT } from './chart-type'
import { ReportChart } from './report-chart'
import { ReportCharts, ReportPage } from './report-page'
import { useReport } from './use-report'

const wellbeing = '/ssp/production/analytics/{clientId}#getWellbeingVisitsAnalytics'
const registration = '/ssp/production/analytics/{clientId}#getEmployeeRegistrationAnalytics'
const broken = problem(503, 'unavailable', 'The database is away.')
const working = () =>
  reportServer()
    .on('get', wellbeing, fakeDays())
    .on('get', registration, { labels: ['Registered', 'Unregistered'], values: [3914, 1086] })

/** A report of two charts. */
function Example({ days }: { days: number }) {
  const report = useReport('Example Reports', days)
  const api = useApi()
  const visits = useQuery({ ...chartQuery(api, 'getWellbeingVisitsAnalytics', report.period), retry: false })
  const people = useQuery({ ...chartQuery(api, 'getEmployeeRegistrationAnalytics', report.period), retry: false })
  return (
    <ReportPage
      report={report}
      queries={[visits, people]}
      back={{ to: '/analytics', label: 'Go back' }}
      note="More of this is coming."
    >
      <ReportCharts>
        <ReportChart title="Wellbeing" counts="wellbeing" chart="line" query={visits} to="/analytics/wellbeing" />
        <ReportChart title="Registration" counts="created" chart={DOUGHNUT} switchable query={people} />
      </ReportCharts>
    </ReportPage>
  )
}

interface Args {
  server: ReturnType<typeof working>
  days: number
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Analytics/Report page',
  render: ({ days, ...args }) => (
    <SspStoryProvider permissions={['ANALYTICS_VIEW']} {...args}>
      <Example days={days} />
    </SspStoryProvider>
  ),
  args: { server: working(), days: 30, at: '/analytics/example', onNavigate: fn() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const queriesOf = ({ server }: Args, name: string) =>
  server.calls
    .map(({ path }) => new URL(path, 'http://x').searchParams)
    .filter((query) => query.get('function') === name)

/** Thirty days that end today, one usage event, and two charts in a row. */
export const Default: Story = {
  args: { server: working() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('3,914')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/analytics')
    const [query] = queriesOf(args, 'getWellbeingVisitsAnalytics')
    const [start = '', end = ''] = [query?.get('start'), query?.get('end')].map((day) => day ?? '')
    await expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(29)
    const visits = args.server.calls.filter(({ method }) => method === 'POST')
    await expect(visits).toHaveLength(1)
    await expect(visits[0]?.body).toMatchObject({
      channel: 'analytics',
      event: 'Example Reports viewed',
      parser: 'markdown',
      tags: { client: 'acme' },
      notify: false,
    })
    await expect(JSON.stringify(visits[0]?.body)).toContain('Acme Logistics')
  },
}

/** The days are in the address; Reload shows other days, or reads the same ones again. */
export const Days: Story = {
  args: { server: working(), at: '/analytics/example?from=2026-03-09&to=2026-03-20' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('3,914')
    await expect(queriesOf(args, 'getWellbeingVisitsAnalytics')[0]?.get('start')).toBe('2026-03-09')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(queriesOf(args, 'getWellbeingVisitsAnalytics')).toHaveLength(2))
    await expect(args.onNavigate).not.toHaveBeenCalled()
    const [start] = await canvas.findAllByRole('spinbutton')
    if (!start) throw new Error('no date field')
    await userEvent.click(start)
    await userEvent.keyboard('25032026')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/analytics/example?from=2026-03-25&to=2026-03-20')
    await expect(args.server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  },
}

/** The toggle turns the doughnut into bars and back. */
export const Switched: Story = {
  args: { server: working() },
  play: async ({ canvas }) => {
    await canvas.findByText('3,914')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Registration as a bar chart' }))
    const chart = within(canvas.getByRole('figure', { name: 'Registration' }))
    await expect(chart.queryByText('in total')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Show Registration as a doughnut chart' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Show Registration as a doughnut chart' }))
    await expect(await chart.findByText('in total')).toBeVisible()
  },
}

/** A chart that opens a page has a link to it, and can be clicked anywhere. */
export const Opens: Story = {
  args: { server: working() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Details of Wellbeing' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/analytics/wellbeing')
  },
}

/** One chart fails: the other stays, and Try again reads only the failed one. */
export const OneFails: Story = {
  args: { server: working().on('get', registration, broken) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('There was a problem fetching data')).toBeVisible()
    await expect(await canvas.findByRole('slider', { name: 'Wellbeing' })).toBeInTheDocument()
    args.server.on('get', registration, { labels: ['Registered'], values: [7] })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('slider', { name: 'Registration' })).toBeInTheDocument()
  },
}

/** All fail: the page says so once. */
export const AllFail: Story = {
  args: { server: working().on('get', registration, broken).on('get', wellbeing, broken) },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText('There was a problem fetching data')).toBeVisible()
    await expect(canvasElement.querySelector('[data-state=error]')).toBeVisible()
    args.server.on('get', registration, { labels: ['Registered'], values: [7] }).on('get', wellbeing, fakeDays())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findAllByRole('slider')).toHaveLength(2)
  },
}

/** No data. */
export const Empty: Story = {
  args: {
    server: working()
      .on('get', registration, { labels: [], values: [] })
      .on('get', wellbeing, { labels: [], values: [] }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Not enough data to show chart')).toHaveLength(2))
  },
}

/** Nothing has loaded yet. */
export const Loading: Story = {
  args: {
    server: working()
      .on('get', registration, () => new Promise(() => {}))
      .on('get', wellbeing, () => new Promise(() => {})),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('figure', { busy: true })).toHaveLength(2)
    await expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible()
  },
}

/** At phone width. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('3,914')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
