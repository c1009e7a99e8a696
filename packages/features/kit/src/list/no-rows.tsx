import { Button, Card, Empty, Loading } from '@ssp/ui'
import type { ReactNode } from 'react'
import { QueryFailed } from '../data/query-failed'
import type { QueryLike } from '../data/query-like'
import { kitMessages } from '../messages/kit-messages'
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
  /** Skeletons of the rows. */
  children: ReactNode
}

/** A list without rows: loading, failed, or empty with the way back to the rows that there are. */
export function NoRows({ list, messages, query, children }: NoRowsProps) {
  const kit = useMessages(kitMessages).list
  if (query.data === undefined && query.error === null) return <Loading>{children}</Loading>
  return (
    <Card>
      {query.data === undefined ? (
        <QueryFailed title={messages.failed} query={query} />
      ) : list.state.page > 0 ? (
        <Empty title={kit.beyond} action={<Button onClick={() => list.set({ page: 0 })}>{kit.firstPage}</Button>} />
      ) : isNarrowed(list.state) ? (
        <Empty
          title={messages.noMatch ?? messages.empty}
          text={messages.noMatch === undefined ? kit.noMatch : undefined}
          action={<Button onClick={list.reset}>{messages.clear ?? kit.clear}</Button>}
        />
      ) : (
        <Empty title={messages.empty} />
      )}
    </Card>
  )
}
