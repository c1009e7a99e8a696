import { ApiError, errorText } from '@ssp/api'
import { ErrorState, Loading } from '@ssp/ui'
import type { ReactNode } from 'react'
import { kitMessages } from '../messages'
import { useMessages } from '../use-messages'

/** The part of a TanStack query that a view is drawn from. */
export interface QueryLike<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

export interface QueryViewProps<T> {
  query: QueryLike<T>
  /** Skeletons in the layout that is coming; shown after 150 ms. */
  skeleton: ReactNode
  /** Title of a failure. Default a general one. */
  errorTitle?: string
  /** Drawn in place of an empty answer. */
  empty?: ReactNode
  /** Default: a list without items. */
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** Loading, failed with Try again, empty, or the data. Data on the screen stays there while it is asked for again. */
export function QueryView<T>({
  query,
  skeleton,
  errorTitle,
  empty,
  isEmpty = isEmptyList,
  children,
}: QueryViewProps<T>) {
  const texts = useMessages('kit', kitMessages).data
  const { data, error } = query
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  if (error === null) return <Loading>{skeleton}</Loading>
  return (
    <ErrorState
      title={errorTitle ?? texts.failed}
      reason={errorText(error)}
      errorId={error instanceof ApiError ? error.errorId : undefined}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0
