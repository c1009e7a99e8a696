import {
  formatSlashDate,
  QueryFailed,
  useHref,
  useLocale,
  useLocation,
  useMessages,
  type QueryLike,
} from '@ssp/feature-kit'
import { CardRoot, Link, Skeleton } from '@ssp/ui'
import { ChevronRight } from 'lucide-react'
import { reportMessages } from '../messages'
import { withPeriod } from '../report/period'
import { useReportContext } from '../report/report-context'
import * as styles from './figures.css'

/** Props of `Figures`. */
export interface FiguresProps<T> {
  title: string
  query: QueryLike<T>
  /** Label and value of each count, in order. `ofSingle` marks a count of events of single employees. */
  figures: readonly { label: string; value: (data: T) => number; ofSingle?: boolean }[]
  /** The page that the whole card opens. Default: none. */
  to?: string
}

/** Counts of a report in a card, which may link to their details. */
export function Figures<T>({ title, query, figures, to }: FiguresProps<T>) {
  const messages = useMessages(reportMessages)
  const locale = useLocale()
  const href = useHref()
  const { search } = useLocation()
  const { data, error } = query
  const isFailed = data === undefined && error !== null
  const number = new Intl.NumberFormat(locale)
  const { period, ...report } = useReportContext()
  const since = figures.some(({ ofSingle }) => ofSingle) ? report.since : undefined
  const isCounted = since === undefined || since <= period.end
  return (
    <CardRoot className={styles.root} aria-busy={data === undefined && !isFailed}>
      <h2 className={styles.title}>
        {to === undefined ? (
          title
        ) : (
          <>
            <Link variant="plain" href={href(withPeriod(to, search))} className={styles.link}>
              {title}
            </Link>
            <ChevronRight size={16} aria-hidden className={styles.arrow} />
          </>
        )}
      </h2>
      {isFailed ? (
        <div className={styles.above}>
          <QueryFailed title={messages.failed} query={query} />
        </div>
      ) : (
        <>
          <dl className={styles.list}>
            {figures.map(({ label, value, ofSingle }) => (
              <div key={label} className={styles.figure}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>
                  {data === undefined ? (
                    <Skeleton width="4ch" />
                  ) : ofSingle && !isCounted ? (
                    '–'
                  ) : (
                    number.format(value(data))
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {since !== undefined && <p className={styles.since}>{messages.since(formatSlashDate(since))}</p>}
        </>
      )}
    </CardRoot>
  )
}
