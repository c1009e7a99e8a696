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
    /** Heading when search or filters leave none. Default `empty`, which then must be true of a list that holds rows. */
    noMatch?: string
    /** The button that clears search and filters. Default a general text. */
    clear?: string
  }
  /** The query of the rows. */
  query: QueryLike<readonly unknown[]>
  /** How many rows match; past the last page the way back leads to the last one. Default unknown: to the first page. */
  total?: number | undefined
  /** Labels of filters by records that are not there any more, with commas. Default none. */
  missing?: string | undefined
  /** Skeletons of the rows. */
  children: ReactNode
}

/** A list without rows: loading, failed, past its last page, nothing found or empty; each with the way back to rows. */
export function NoRows({ list, messages, query, total, missing, children }: NoRowsProps) {
  const kit = useMessages(listMessages)
  const { page, size, search } = list.state
  // Never this page again, where the total is older than the rows.
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
