import { interactionsQuery } from '@ssp/api'
import { formatDateTime, QueryView, useApi, useMessages } from '@ssp/feature-kit'
import { Button, Card, DateField, Empty, Pagination, SearchField, Skeleton } from '@ssp/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { logSearch } from '../../model/log-search'
import type { EmployeeTabProps } from '../tab-props'
import * as styles from './logs-tab.css'
import { employeeLogsMessages } from './messages'

/** Entries per page (spec 2 section 9). */
const SIZE = 10
/** Milliseconds after the last keystroke before the log is searched. */
const SEARCH_DELAY = 350

interface Filter {
  search: string
  from: string | null
  to: string | null
  page: number
}

/** The log of the employee: action, time and author, newest first. */
export function LogsTab({ employee }: EmployeeTabProps) {
  const messages = useMessages(employeeLogsMessages)
  const api = useApi()
  const [filter, setFilter] = useState<Filter>({ search: '', from: null, to: null, page: 0 })
  const narrow = (part: Partial<Filter>) => setFilter((before) => ({ ...before, page: 0, ...part }))
  const { search, from, to, page } = filter
  const isBackwards = from !== null && to !== null && from > to
  // Half a range, and a range whose end is before its start, are not sent (R2-596, 2-decisions 112).
  const days = from && to && !isBackwards ? { startDate: from, endDate: to } : {}
  const query = useQuery({
    ...interactionsQuery(api, { employeeId: employee.id, search: logSearch(search), page, limit: SIZE, ...days }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          className={styles.search}
          delay={SEARCH_DELAY}
          onSearch={(text) => narrow({ search: text })}
        />
        <DateField label={messages.from} value={from} onValueChange={(day) => narrow({ from: day })} />
        <DateField
          label={messages.to}
          value={to}
          error={isBackwards ? messages.backwards : undefined}
          onValueChange={(day) => narrow({ to: day })}
        />
        <Button iconStart={<RefreshCw size={16} />} pending={query.isFetching} onClick={() => void query.refetch()}>
          {messages.refresh}
        </Button>
      </div>
      <QueryView
        query={query}
        skeleton={<Skeleton shape="block" height="20rem" />}
        errorTitle={messages.failed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <Card>
            <Empty title={messages.empty} />
          </Card>
        }
      >
        {({ rows, total }) => (
          <>
            <Card flush>
              <ul role="list" aria-label={messages.title} className={styles.entries}>
                {rows.map((entry) => (
                  <li key={entry.id} className={styles.entry}>
                    <span className={styles.what}>
                      <strong className={styles.type}>{messages.type(entry.type)}</strong>
                      {entry.description && <span>{messages.description(entry)}</span>}
                    </span>
                    <span className={styles.meta}>
                      <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>{' '}
                      {messages.by(entry.actor.label)}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
            <Pagination
              page={page}
              pageSize={SIZE}
              total={total}
              onPageChange={(wanted) => setFilter((before) => ({ ...before, page: wanted }))}
            />
          </>
        )}
      </QueryView>
    </div>
  )
}
