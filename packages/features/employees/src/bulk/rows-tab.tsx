import { bulkRowsQuery, type BulkRow, type BulkRun } from '@ssp/api'
import { formatDate, QueryView, useApi, useMessages } from '@ssp/feature-kit'
import { Pagination, Skeleton } from '@ssp/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as styles from './bulk.css'
import { bulkMessages } from './messages'

const SIZE = 10

/** Props of `RowsTab`. */
export interface RowsTabProps {
  run: BulkRun
  status: BulkRow['status']
  /** Whether the rows are lines of a file. */
  hasLines: boolean
}

/** The rows of a run with one status, ten per page. */
export function RowsTab({ run, hasLines, status }: RowsTabProps) {
  const text = useMessages(bulkMessages)
  const api = useApi()
  const [page, setPage] = useState(0)
  const query = useQuery({
    ...bulkRowsQuery(api, { id: run.id, state: run.state, status, page, limit: SIZE }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryView query={query} skeleton={<Skeleton height={240} />} empty={<p className={styles.muted}>{text.none}</p>}>
      {(rows) => (
        <>
          <ul role="list" className={styles.list}>
            {rows.map((row) => (
              <RunRow key={row.line} {...{ row, hasLines }} />
            ))}
          </ul>
          {run.counts[status] > SIZE && (
            <Pagination page={page} pageSize={SIZE} total={run.counts[status]} onPageChange={setPage} />
          )}
        </>
      )}
    </QueryView>
  )
}

function RunRow({ row, hasLines }: { row: BulkRow } & Pick<RowsTabProps, 'hasLines'>) {
  const text = useMessages(bulkMessages)
  const showsChanges = row.status !== 'new'
  const states: Record<string, string> = text.accountStates
  const shown = (field: string, value: string) =>
    field === 'status' ? states[value] : field === 'dateOfBirth' ? formatDate(value) : value
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>{row.name || text.unnamed}</span>
        <span className={styles.muted}>{row.identifier}</span>
        {hasLines && <span className={`${styles.muted} ${styles.end}`}>{text.line(row.line)}</span>}
      </div>
      {row.reason && (
        <p className={styles.change}>
          {text.reasons[row.reason]} {row.detail}
        </p>
      )}
      {showsChanges &&
        row.changes.map(({ field, from, to }) => (
          <p key={field} className={styles.change}>
            {text.fields[field]}: <span className={styles.before}>{shown(field, from) || text.nothingThere}</span> →{' '}
            {shown(field, to)}
          </p>
        ))}
    </li>
  )
}
