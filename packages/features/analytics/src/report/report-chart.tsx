import { Chart, chartTexts } from '@ssp/charts'
import {
  formatSlashDate,
  QueryFailed,
  useHref,
  useLocale,
  useLocation,
  useMessages,
  useNavigate,
  type QueryLike,
  useName,
} from '@ssp/feature-kit'
import { CardBody, CardRoot, IconButton, Link } from '@ssp/ui'
import { ChartColumn, ChartPie } from 'lucide-react'
import { useMemo, useState, type Ref } from 'react'
import { definitionMessages, reportMessages } from '../messages'
import { BAR, DOUGHNUT, type ChartType } from './chart-type'
import { toChartData, toReportData } from './report-data'
import { partialOf, withPeriod } from './period'
import { useReportContext } from './report-context'
import * as styles from './report-page.css'

/** Explains that the count is of events of single employees, not of daily totals. */
const OF_SINGLE = new Set<ReportChartProps['counts']>(['activity', 'storageUse', 'pensions', 'payDocumentsDownloaded'])

/** Props of `ReportChart`. */
export interface ReportChartProps {
  title: string
  /** What the chart counts, as a sentence of `definitionMessages`. */
  counts: keyof typeof definitionMessages.messages
  /** A report of any shape that `toReportData` reads. */
  query: QueryLike<unknown>
  /** The initial form. */
  chart: ChartType | 'line'
  /** Whether users may switch between doughnut and bars. Default false. */
  switchable?: boolean
  /** Heading of the values in the data table. Default 'Total'. */
  series?: string
  /** The page that the whole chart opens, as a path of the portal. Default: none. */
  to?: string
  /** Opens one value. Default: as described at `to`. */
  onPick?: (index: number) => void
  /** Returns which values `onPick` accepts. Default: all. */
  canPick?: (index: number) => boolean
  /** Text after the summary of a chart with `onPick`. Default: a general sentence. */
  hint?: string
  /** Height of the plot in pixels. Default 240. */
  height?: number
  /** The card, as a scroll target. */
  ref?: Ref<HTMLElement>
}

/** One chart of a report in its own card, with its own loading, empty and failed states. */
export function ReportChart(props: ReportChartProps) {
  const { title, counts, query, chart, switchable = false, series, canPick, hint, height, ref } = props
  const messages = useMessages(reportMessages)
  const definitions = useMessages(definitionMessages)
  const texts = useMessages(chartTexts)
  const locale = useLocale()
  const nameOf = useName('analytics')
  const href = useHref()
  const { search } = useLocation()
  const { period, today, timeZone, ...report } = useReportContext()
  const since = OF_SINGLE.has(counts) ? report.since : undefined
  const isCounted = since === undefined || since <= period.end
  const navigate = useNavigate()
  const [type, setType] = useState(chart)
  const kind = type === 'line' ? 'line' : type === DOUGHNUT ? 'doughnut' : 'bar'
  const name = series ?? messages.total
  const data = useMemo(() => {
    const report = toReportData(isCounted ? query.data : undefined)
    return { ...toChartData(report, name, locale, nameOf), partial: partialOf(report.labels, period, today) }
  }, [query.data, isCounted, name, locale, nameOf, period, today])
  const to = props.to === undefined ? undefined : withPeriod(props.to, search)
  const isFailed = query.data === undefined && query.error !== null
  const other = type === DOUGHNUT ? BAR : DOUGHNUT
  const onPick = props.onPick ?? (to === undefined ? undefined : () => navigate(to))
  return (
    <CardRoot ref={ref} tabIndex={ref ? -1 : undefined} className={styles.chart}>
      <CardBody className={styles.chartBody}>
        <Chart
          kind={kind}
          title={title}
          level={2}
          data={data}
          locale={locale}
          loading={query.data === undefined && !isFailed}
          {...(height !== undefined && { height })}
          error={isFailed && <QueryFailed title={messages.failed} query={query} />}
          messages={{
            ...texts,
            empty: messages.noChart,
            label: type === 'line' ? messages.day : messages.part,
            select: hint ?? (to === undefined ? messages.pick : ''),
          }}
          tools={
            <>
              {to !== undefined && (
                <Link variant="plain" className={styles.details} href={href(to)} aria-label={messages.detailsOf(title)}>
                  {messages.details}
                </Link>
              )}
              {switchable && (
                <IconButton
                  variant="quiet"
                  size="small"
                  icon={type === DOUGHNUT ? <ChartColumn size={16} /> : <ChartPie size={16} />}
                  label={(type === DOUGHNUT ? messages.toBar : messages.toDoughnut)(title)}
                  onClick={() => setType(other)}
                />
              )}
            </>
          }
          {...(onPick && { onPick })}
          {...(canPick && { canPick })}
        />
        <p className={styles.definition}>
          {definitions[counts]} {since !== undefined && `${messages.since(formatSlashDate(since))} `}
          <span className={styles.days}>
            {formatSlashDate(period.start)} – {formatSlashDate(period.end)}
          </span>
          {timeZone !== undefined && `, ${timeZone}`}
        </p>
      </CardBody>
    </CardRoot>
  )
}
