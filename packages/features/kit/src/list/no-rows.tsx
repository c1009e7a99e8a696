import { Button, Card, Empty, Loading } from '@ssp/ui'
import type { ReactNode } from 'react'
import { QueryFailed } from '../data/query-failed'
import { kitMessages } from '../messages'
import { useMessages } from '../use-messages'
import { isNarrowed } from './list-state'
import type { ListControl } from './use-list-state'

export interface NoRowsProps<Filter extends string> {
  /** From `useListState`. */
  list: ListControl<Filter>
  words: {
    failed: string
    empty: string
    /** Why it is empty when search or filters leave something out. */
    narrowed: string
    /** The way back to everything. */
    clear: string
  }
  /** Whether the rows are known; then there are none. */
  loaded: boolean
  /** Why the rows are not known, null while they load. */
  error: unknown
  /** Whether they are asked for again. */
  loading: boolean
  /** Hears 'Try again'. */
  onRetry: () => void
  /** Skeletons of the rows. */
  children: ReactNode
}

/** A list without rows: loading, failed, or empty with the way back to what there is. */
export function NoRows<Filter extends string = never>(props: NoRowsProps<Filter>) {
  const { list, words, loaded, error, loading, onRetry, children } = props
  const texts = useMessages('kit', kitMessages).list
  if (!loaded && error === null) return <Loading>{children}</Loading>
  return (
    <Card>
      {!loaded ? (
        <QueryFailed title={words.failed} query={{ error, isFetching: loading, refetch: onRetry }} />
      ) : list.state.page > 0 ? (
        <Empty
          title={words.empty}
          text={texts.beyond}
          action={<Button onClick={() => list.set({ page: 0 })}>{texts.firstPage}</Button>}
        />
      ) : isNarrowed(list.state) ? (
        <Empty title={words.empty} text={words.narrowed} action={<Button onClick={list.reset}>{words.clear}</Button>} />
      ) : (
        <Empty title={words.empty} />
      )}
    </Card>
  )
}
