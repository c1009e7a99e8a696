import { Button, Card, Empty, Loading } from '@ssp/ui'
import type { ReactNode } from 'react'
import { QueryFailed } from '../data/query-failed'
import type { QueryLike } from '../data/query-like'
import { listMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import { isNarrowed } from './list-state'
import type { ListControl } from './use-list-state'

/** Props of `NoRows`. */
export interface NoRowsProps {
  /** From `useListState`. */
  list: ListControl
  /** Texts of both states. */
  messages: {
    failed: string
    empty: string
    /**
     * Heading when search or filters match nothing. Default `empty`, which must then also be true of a list that has rows.
     */
    noMatch?: string
    /** Label of the button that clears search and filters. Default: a general text. */
    clear?: string
  }
  /** The query of the rows. */
  query: QueryLike<readonly unknown[]>
  /**
   * Number of matching rows; past the last page, the button leads to the last page. Default: unknown, the button leads to
   * the first page.
   */
  total?: number | undefined
  /** Comma-separated labels of filters by records that no longer exist. Default: none. */
  missing?: string | undefined
  /** Skeletons of the rows. */
  children: ReactNode
}

/** A list without rows: loading, failed, past its last page, no match or empty. Each state has a way back to rows. */
export function NoRows({ list, messages, query, total, missing, children }: NoRowsProps) {
  const kit = useMessages(listMessages)
  const { page, size, search } = list.state
  // Never leads to this page again if the total is older than the rows.
  const last = total === undefined ? 0 : Math.min(Math.ceil(total / size), page) - 1
  const toPage = Math.max(0, last)
  if (query.data === undefined && query.error === null) return <Loading>{children}</Loading>
  return (
    <Card>
      {query.data === undefined ? (
        <QueryFailed title={messages.failed} query={query} />
      ) : page > 0 && total !== 0 ? (
        <Empty
          title={kit.beyond}
          action={
            <Button onClick={() => list.set({ page: toPage })}>{toPage === 0 ? kit.firstPage : kit.lastPage}</Button>
          }
        />
      ) : isNarrowed(list.state) ? (
        <Empty
          title={messages.noMatch ?? messages.empty}
          text={missing ? kit.missing.text(missing) : messages.noMatch === undefined ? kit.noMatch : undefined}
          action={<Button onClick={list.reset}>{messages.clear ?? (search ? kit.clear : kit.clearFilters)}</Button>}
        />
      ) : (
        <Empty title={messages.empty} />
      )}
    </Card>
  )
}
