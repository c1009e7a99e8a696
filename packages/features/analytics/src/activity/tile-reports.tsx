import { useLocation, useMessages, useNavigate, type QueryLike } from '@ssp/feature-kit'
import { useMemo, useRef } from 'react'
import { DOUGHNUT } from '../report/chart-type'
import { withPeriod } from '../report/period'
import { ReportChart } from '../report/report-chart'
import { toReportData } from '../report/report-data'
import { ReportCharts } from '../report/report-page'
import { activityMessages } from './messages'
import { chartOfPage, tileCharts } from './tile-charts'

/** Props of `TileReports`. */
export interface TileReportsProps {
  /** `getTileAnalytics`: `report` with the pages, `reports` with the tiles of each. */
  query: QueryLike<{ report: unknown; reports: unknown }>
  /** Path of the report of a tile. */
  pathOf: (tile: string) => string
}

/**
 * The pages of the employee portal, and one chart of tiles for each. A page scrolls to its tiles; a tile opens its report.
 */
export function TileReports({ query, pathOf }: TileReportsProps) {
  const messages = useMessages(activityMessages)
  const navigate = useNavigate()
  const { search } = useLocation()
  const cards = useRef(new Map<number, HTMLElement>())
  const pages = useMemo(() => toReportData(query.data?.report), [query.data])
  const charts = useMemo(() => tileCharts(query.data), [query.data])
  const chartAt = (index: number) => chartOfPage(charts, pages.labels[index])
  const scrollTo = (index: number) => {
    const card = cards.current.get(chartAt(index))
    card?.scrollIntoView({ block: 'start' })
    card?.focus({ preventScroll: true })
  }
  return (
    <ReportCharts>
      <ReportChart
        title={messages.topLevel}
        counts="pages"
        chart={DOUGHNUT}
        switchable
        series={messages.visits}
        query={{ ...query, data: query.data && pages }}
        hint={messages.topLevelHint}
        canPick={(index) => chartAt(index) >= 0}
        onPick={scrollTo}
      />
      {charts.map(({ title, type, data }, index) => (
        <ReportChart
          key={title}
          ref={(card: HTMLElement | null) => {
            if (card) cards.current.set(index, card)
            else cards.current.delete(index)
          }}
          title={title}
          counts="tiles"
          chart={type}
          series={messages.visits}
          query={{ ...query, data }}
          // Only once, because the charts of all pages are one below the other.
          hint={index === 0 ? messages.tileHint : ''}
          onPick={(at) => navigate(withPeriod(pathOf(data.labels[at] ?? ''), search))}
        />
      ))}
    </ReportCharts>
  )
}
