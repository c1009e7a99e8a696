import { fakeId, problem } from '@ssp/api/testing'
import type { RouteParams } from '@ssp/feature-kit'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CALLS, drilldownServer, fakeInteraction, pageOf, rowsOf } from '../testing'
import { ActivityPage } from './activity/activity-page'
import { DeactivatedPage } from './deactivated/deactivated-page'
import { DocumentStoragePage } from './document-storage/document-storage-page'
import { NewsPage } from './news/news-page'
import { PayDocumentsPage } from './pay-documents/pay-documents-page'
import { PayRunsPage } from './pay-runs/pay-runs-page'
import { PayslipsPage } from './payslips/payslips-page'
import { PensionsPage } from './pensions/pensions-page'
import { RegistrationPage } from './registration/registration-page'
import { TilePage } from './tile/tile-page'

interface Args {
  server: ReturnType<typeof drilldownServer>
  page: ComponentType<RouteParams>
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Analytics/Drill-downs',
  render: ({ page: Page, ...args }) => (
    <SspStoryProvider permissions={['ANALYTICS_VIEW']} {...args}>
      <Page params={{ news: fakeId(7), tile: 'Pay / benefits?' }} />
    </SspStoryProvider>
  ),
  args: { server: drilldownServer(), page: PayslipsPage, at: '/page', onNavigate: fn() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const EMPTY = 'We could not find any data matching your criteria.'
const headings = (canvas: Canvas) => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
const queries = ({ server }: Args, name: string) =>
  server.calls
    .map(({ path }) => new URL(path, 'http://x').searchParams)
    .filter((query) => query.get('function') === name)
const days = (query: URLSearchParams | undefined) =>
  (Date.parse(query?.get('end') ?? '') - Date.parse(query?.get('start') ?? '')) / 86_400_000 + 1

/** Totals, and employees who viewed a payslip: searched, paged, with a link to each employee. */
export const Payslips: Story = {
  args: { server: drilldownServer() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('3,902')
    await canvas.findByText('Ada Byron 1')
    await expect(headings(canvas)).toEqual(['#', 'Name', 'Identifier', 'Email', 'Date viewed', 'View Employee'])
    const [first] = queries(args, 'getEmployeeInteractionsData')
    await expect(Object.fromEntries(first ?? [])).toMatchObject({ docType: '8', page: '0', limit: '10' })
    await expect(days(first)).toBe(7)
    await expect(canvas.getByRole('link', { name: 'Go back' })).toHaveAttribute(
      'href',
      '/analytics/payroll-pensions-analytics',
    )
    await expect(canvas.getByRole('link', { name: 'View Employee Ada Byron 1' })).toHaveAttribute(
      'href',
      `/employees/${fakeId(1)}/info`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByRole('rowheader', { name: /11$/ })).toBeVisible()
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^11/)
    await userEvent.type(canvas.getByRole('searchbox'), 'Tu Wen 6')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(queries(args, 'getEmployeeInteractionsData').at(-1)?.get('page')).toBe('0')
  },
}

/** Employees who did not open one are a separate list, which the address names. */
export const Unopened: Story = {
  args: { server: drilldownServer(), at: '/page?from=2026-03-01&to=2026-03-31&segment=unopened' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Ada Byron 1')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.queryByRole('columnheader', { name: 'Date viewed' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Shown' })).toHaveDisplayValue('Not opened')
    const query = queries(args, 'getEmployeeInteractionsData').find((one) => one.has('segment'))
    await expect(query?.toString()).toContain('start=2026-03-01&end=2026-03-31')
    await expect(query?.get('segment')).toBe('unopened')
  },
}

const RAW = 'ER_PARSE_ERROR near limit 10'

/** A failed page or search shows the server's message above the previous rows. */
export const PageFails: Story = {
  args: {
    server: drilldownServer().on('get', CALLS.interactions, (request) => {
      if (request.query.get('page') !== '0' || request.query.get('search')) return problem(400, 'invalid', RAW)
      const { rows: employees, count } = pageOf(rowsOf(fakeInteraction, 23), request)
      return { employees, count }
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ada Byron 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getByText(RAW)).toBeVisible())
    await expect(canvas.getByText('Ada Byron 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await waitFor(() => expect(canvas.queryByText(RAW)).toBeNull())
    await userEvent.type(canvas.getByRole('searchbox'), 'Ada')
    await waitFor(() => expect(canvas.getByText(RAW)).toBeVisible())
    await expect(canvas.getByText('Ada Byron 1')).toBeVisible()
  },
}

let answered = Promise.withResolvers<void>()

/** Rows about to be replaced stay while a search is running; the rest of the page does not wait. */
export const Paging: Story = {
  args: {
    server: drilldownServer().on('get', CALLS.interactions, async (request) => {
      if (request.query.get('search')) await answered.promise
      const { rows: employees, count } = pageOf(rowsOf(fakeInteraction, 23), request)
      return { employees, count }
    }),
  },
  beforeEach: () => void (answered = Promise.withResolvers()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Ada Byron 1')
    await userEvent.type(canvas.getByRole('searchbox'), 'Tu Wen')
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true] table')).toBeVisible())
    await expect(canvas.getByText('Ada Byron 1')).toBeVisible()
    await expect(canvas.getByText('3,902')).toBeVisible()
    answered.resolve()
    await waitFor(() => expect(canvas.queryByText('Ada Byron 1')).toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true] table')).toBeNull())
  },
}

/** The totals include former employees: the list says how many of its rows are missing. */
export const FormerEmployees: Story = {
  args: {
    server: drilldownServer().on('get', CALLS.interactions, (request) => {
      const { rows: employees, count } = pageOf(rowsOf(fakeInteraction, 23), request)
      return { employees, count, former: 1879 }
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Plus 1,879 of former employees, who are not listed.')).toBeVisible()
  },
}

/** The same for the readers of an article; the employees who did not read it are accounts in use. */
export const FormerReaders: Story = {
  args: {
    page: NewsPage,
    server: drilldownServer().on('get', CALLS.readers, {
      title: 'Gate 4 is closed',
      readers: [],
      count: 0,
      former: 1204,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Plus 1,204 of former employees, who are not listed.')).toBeVisible()
    await expect(canvas.getByText('1,204')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: drilldownServer(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EMPTY)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { server: drilldownServer().on('get', CALLS.interactions, problem(503, 'unavailable', 'Away.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There was a problem fetching data')).toBeVisible()
    await expect(canvas.queryByText(EMPTY)).toBeNull()
    await expect(canvas.getByText('3,902')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: drilldownServer().on('get', CALLS.interactions, () => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await canvas.findByText('3,902')
    await expect(canvas.queryByText(EMPTY)).toBeNull()
  },
}

export const PayDocuments: Story = {
  args: { server: drilldownServer(), page: PayDocumentsPage },
  play: async ({ canvas, args }) => {
    await canvas.findByText('214')
    await canvas.findByText('Ada Byron 1')
    await expect(headings(canvas)).toEqual([
      '#',
      'Name',
      'Identifier',
      'Email',
      'Date viewed',
      'Document type',
      'View Employee',
    ])
    await expect(canvas.getAllByText('P60')).toHaveLength(10)
    await expect(queries(args, 'getEmployeeInteractionsData')[0]?.get('docType')).toBe('9')
  },
}

/** A run that has not ended has no duration. */
export const PayRuns: Story = {
  args: { server: drilldownServer(), page: PayRunsPage },
  play: async ({ canvas }) => {
    await canvas.findByText('payslips-week-40.zip')
    await expect(headings(canvas)).toEqual([
      '#',
      'File name',
      'Duration',
      'Expected results',
      'Actual results',
      'Run at',
    ])
    const [, first, second] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent('N/A')
    await expect(second).toHaveTextContent('2 min 5 s')
    await expect(canvas.getByRole('figure', { name: 'Payslips Uploaded' })).toBeVisible()
  },
}

export const Pensions: Story = {
  args: { server: drilldownServer(), page: PensionsPage },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Ada Byron 1')
    await expect(headings(canvas)).toEqual(['Name', 'Identifier', 'Email', 'Date viewed'])
    await expect(canvas.getByRole('figure', { name: 'Pensions Visited' })).toBeVisible()
    await expect(queries(args, 'getEmployeeInteractionsData')[0]?.get('docType')).toBe('10')
  },
}

const pays = {
  report: { labels: ['Pay'], values: [2000] },
  reports: [{ title: 'Pay', labels: ['Pay / benefits?', 'Pensions'], values: [1540, 460], chartType: 2 as const }],
}
const figures = (canvas: Canvas) =>
  canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

/** The title of the tile comes from the address; the figures stay when the chart changes between doughnut and bars. */
export const Tile: Story = {
  args: { server: drilldownServer().on('get', CALLS.tiles, pays), page: TilePage },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('1,540')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tile Analytics' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pay / benefits?' })).toBeVisible()
    const shown = [
      ['Tile opened', '1,540'],
      ['Calls to action followed', '1,291'],
      ['Most followed: View payslip', '1,204'],
    ]
    await expect(figures(canvas)).toEqual(shown)
    const [query] = queries(args, 'getChildTileData')
    await expect([query?.get('tileTitle'), days(query)]).toEqual(['Pay / benefits?', 30])
    await userEvent.click(canvas.getByRole('button', { name: 'Show Call To Action Stats as a bar chart' }))
    await expect(canvas.getByRole('button', { name: 'Show Call To Action Stats as a doughnut chart' })).toBeVisible()
    await expect(figures(canvas)).toEqual(shown)
  },
}

/** A tile that was shown on no page in the period, and from which no link was followed. */
export const TileUnused: Story = {
  args: {
    server: drilldownServer()
      .on('get', CALLS.tiles, { report: { labels: [], values: [] }, reports: [] })
      .on('get', CALLS.tile, { labels: [], values: [] }),
    page: TilePage,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not enough data to show chart')).toBeVisible()
    await waitFor(() => expect(figures(canvas)).toEqual([['Calls to action followed', '0']]))
  },
}

/** The calls to action cannot be read: the page says so once. */
export const TileFailed: Story = {
  args: { server: drilldownServer().on('get', CALLS.tile, problem(400, 'invalid', RAW)), page: TilePage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(RAW)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  },
}

export const TilePhone: Story = {
  args: {
    server: drilldownServer()
      .on('get', CALLS.tiles, pays)
      .on('get', CALLS.tile, { labels: ['Rechtsschutzversicherungsgesellschaften', 'Open'], values: [1_234_567, 3] }),
    page: TilePage,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1,540')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The names lead to the employees. */
export const NewsArticle: Story = {
  args: { server: drilldownServer(), page: NewsPage },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'Ada Byron 1' })).toHaveAttribute(
      'href',
      `/employees/${fakeId(1)}`,
    )
    await expect(headings(canvas)).toEqual(['Fullname', 'Identifier', 'Read at'])
    await expect(canvas.getByRole('heading', { level: 2, name: 'Gate 4 is closed' })).toBeVisible()
    await expect(canvas.getByText('Total visitors').parentElement).toHaveTextContent('23')
    const [query] = queries(args, 'getNewsArticleAnalytics')
    await expect([query?.get('id'), query?.get('limit'), days(query)]).toEqual([fakeId(7), '10', 30])
    await userEvent.type(canvas.getByRole('searchbox'), 'Tu Wen 6')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  },
}

/** A server that returns only the readers: while pages are full there may be a next one. */
export const NewsReadersAlone: Story = {
  args: {
    page: NewsPage,
    server: drilldownServer().on(
      'get',
      CALLS.readers,
      (request) =>
        pageOf(
          rowsOf(
            (index) => ({
              id: fakeId(index + 1),
              fullname: `Reader ${index + 1}`,
              identifier: null,
              read_at: '2026-03-01T08:00:00Z',
            }),
            14,
          ),
          request,
        ).rows,
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Reader 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByText('Reader 14')
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
}

/** The list has the condition of the chart: created in the days of the report. Each half can be shown separately. */
export const Registration: Story = {
  args: { server: drilldownServer(), page: RegistrationPage },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Ada Byron 1')
    await expect(headings(canvas)).toEqual(['Fullname', 'Identifier', 'Email', 'Registered date'])
    await expect(canvas.getByRole('heading', { name: 'Employees' })).toBeVisible()
    const [query] = queries(args, 'getRegisteredVsUnregisteredAnalytics')
    await expect([query?.get('limit'), query?.get('segment')]).toEqual(['5', null])
    await expect(days(query)).toBe(30)
    await expect(days(queries(args, 'getEmployeeRegistrationAnalytics')[0])).toBe(30)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shown' }), 'Unregistered')
    await waitFor(() =>
      expect(queries(args, 'getRegisteredVsUnregisteredAnalytics').at(-1)?.get('segment')).toBe('unregistered'),
    )
  },
}

export const Activity: Story = {
  args: { server: drilldownServer(), page: ActivityPage },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Ada Byron 1')
    await expect(headings(canvas)).toEqual(['Fullname', 'Identifier', 'Email', 'Status', 'Last Login', 'Registered'])
    const [, first, , third] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(/Active/)
    await expect(third).toHaveTextContent(/Inactive/)
    // Chart and list use the same call.
    await expect(queries(args, 'getEmployeeActivityDrilldownAnalytics')).toHaveLength(1)
  },
}

export const Deactivated: Story = {
  args: { server: drilldownServer(), page: DeactivatedPage },
  play: async ({ canvas }) => {
    await canvas.findByText('Ada Byron 1')
    await expect(headings(canvas)).toEqual(['Fullname', 'Identifier', 'Email', 'Deactivated date', 'Registered'])
    await expect(canvas.getByText('4,120')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go back' })).toHaveAttribute(
      'href',
      '/analytics/portal-activity-analytics',
    )
  },
}

export const DocumentStorage: Story = {
  args: { server: drilldownServer(), page: DocumentStoragePage },
  play: async ({ canvas }) => {
    await canvas.findByText('Ada Byron 1')
    await expect(headings(canvas)).toEqual(['Fullname', 'Identifier', 'Uploaded', 'Downloaded', 'Deleted', 'Restored'])
    await expect(canvas.getByText('27,853')).toBeVisible()
  },
}

/** Employees who did nothing there, without the counts. The chart stays. */
export const DocumentStorageUnused: Story = {
  args: { server: drilldownServer(), page: DocumentStoragePage },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Ada Byron 1')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shown' }), 'Not used')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
    await expect(headings(canvas)).toEqual(['Fullname', 'Identifier'])
    await expect(canvas.getByText('27,853')).toBeVisible()
    await expect(queries(args, 'getDocumentStorageBreakdownAnalytics').at(-1)?.get('segment')).toBe('unused')
  },
}

/** At phone width the rows are cards. */
export const Phone: Story = {
  args: { server: drilldownServer(), page: ActivityPage },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Ada Byron 1')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
