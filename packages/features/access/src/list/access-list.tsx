import { isNarrowed, ListHeader, NoRows, useMessages, type ListControl, type ListDefaults } from '@ssp/feature-kit'
import { Pagination, type Layout } from '@ssp/ui'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listMessages } from './messages'
import * as styles from './access-list.css'
import { useListData, type ListQueries } from './use-list-data'

/** Texts of one list. */
export interface ListTexts {
  title: string
  search: string
  empty: string
  failed: string
  total: (count: number) => string
}

/** Props of `AccessList`. */
export interface AccessListProps<Row, RowsKey extends QueryKey, CountKey extends QueryKey> {
  /** What it asks the server; declare it outside of the component. */
  queries: ListQueries<Row, RowsKey, CountKey>
  /** Texts of this list. */
  messages: ListTexts
  /** Names of its filters; declare it outside of the component. Default none. */
  options?: ListDefaults
  /** Draws the filters. */
  renderFilters?: (list: ListControl) => ReactNode
  /** Actions of the header, the main one last. */
  action?: ReactNode
  /** Whether the list can be drawn as rows and as cards. Default false. */
  layouts?: boolean
  /** The rows while they load, `count` of them. */
  renderSkeleton: (count: number, layout: Layout) => ReactNode
  /** Draws the rows; there is at least one. */
  children: (rows: readonly Row[], layout: Layout) => ReactNode
}

/** A list of the access area: header with search, page size and layout, rows, paging. */
export function AccessList<Row, RowsKey extends QueryKey, CountKey extends QueryKey>(
  props: AccessListProps<Row, RowsKey, CountKey>,
) {
  const { queries, options, messages, renderFilters, action, layouts = false, renderSkeleton, children } = props
  const kit = useMessages(listMessages)
  const data = useListData(queries, options)
  const { list, rows, total, loading } = data
  const { page, size, layout } = list.state
  return (
    <div className={styles.page}>
      <ListHeader
        list={list}
        layouts={layouts}
        title={messages.title}
        searchLabel={messages.search}
        facts={total !== undefined && (isNarrowed(list.state) ? kit.found(total) : messages.total(total))}
        filters={renderFilters?.(list)}
        action={action}
      />
      {rows && rows.length > 0 ? (
        <>
          <div aria-busy={loading} className={styles.content}>
            {children(rows, layout)}
          </div>
          {total !== undefined && (
            <Pagination
              page={page}
              pageSize={size}
              total={total}
              onPageChange={(wanted) => list.set({ page: wanted })}
              onPointerEnter={data.onAhead}
              onFocus={data.onAhead}
            />
          )}
        </>
      ) : (
        <NoRows
          list={list}
          messages={{ ...messages, noMatch: kit.emptySearch }}
          query={{ data: rows, error: data.error, isFetching: loading, refetch: data.onRetry }}
        >
          {renderSkeleton(size, layout)}
        </NoRows>
      )}
    </div>
  )
}
