import { QueryFailed, useHref, useLocation, useMessages, useTitle, type QueryLike } from '@ssp/feature-kit'
import { PageHeader } from '@ssp/ui'
import type { ReactNode } from 'react'
import { reportMessages } from '../messages'
import { DateFilter } from './date-filter'
import { withPeriod } from './period'
import { ReportContext } from './report-context'
import * as styles from './report-page.css'
import type { Report } from './use-report'

/** Props of `ReportPage`. */
export interface ReportPageProps {
  /** From `useReport`. */
  report: Report
  /**
   * The queries of the page. If all of them fail, the page says so once, with one Try again; otherwise each failed part
   * reports its own error.
   */
  queries: readonly QueryLike<unknown>[]
  /** The parent report of a drill-down: path and label of the back link. Default: none. */
  back?: { to: string; label: string }
  /** A sentence beside the title. */
  note?: ReactNode
  children: ReactNode
}

/** The frame of every report: title, date filter, and the charts or the error (spec 4 section 2.1). */
export function ReportPage({ report, queries, back, note, children }: ReportPageProps) {
  const messages = useMessages(reportMessages)
  const href = useHref()
  const { search } = useLocation()
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null)
  const [first] = failed
  const isLost = first !== undefined && failed.length === queries.length
  const state = isLost
    ? 'error'
    : queries.some(({ data, error }) => data === undefined && error === null)
      ? 'loading'
      : 'loaded'
  return (
    <div className={styles.page} data-state={state}>
      <PageHeader
        title={useTitle()(report.title)}
        facts={note}
        backHref={back && href(withPeriod(back.to, search))}
        backLabel={back?.label}
      />
      <DateFilter report={report} />
      {isLost ? (
        <QueryFailed
          title={messages.failed}
          query={{
            error: first.error,
            isFetching: failed.some(({ isFetching }) => isFetching),
            refetch: () => failed.map(({ refetch }) => refetch()),
          }}
        />
      ) : (
        <ReportContext value={report}>{children}</ReportContext>
      )}
    </div>
  )
}

/** The charts of a report, two per row where they fit. */
export const ReportCharts = ({ children }: { children: ReactNode }) => <div className={styles.charts}>{children}</div>
