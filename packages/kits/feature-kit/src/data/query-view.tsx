import { Loading, type ErrorStateProps } from '@ssp/ui'
import type { ReactNode } from 'react'
import { QueryFailed } from './query-failed'
import type { QueryLike } from './query-like'

export interface QueryViewProps<T> {
  /** The query. */
  query: QueryLike<T>
  /** Skeletons in the final layout; shown after 150 ms. */
  skeleton: ReactNode
  /** Title of a failure. Default: a general one. */
  errorTitle?: string
  /** Heading level of that title; 1 if the query is the whole page. Default: no heading. */
  errorLevel?: ErrorStateProps['level']
  /** Replaces an empty result. */
  empty?: ReactNode
  /** Decides whether a result is empty. Default: a list without items. */
  isEmpty?: (data: T) => boolean
  /** Renders the data. */
  children: (data: T) => ReactNode
}

/** Loading, failed with Try again, empty, or the data. Data already on screen stays there while it is read again. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, skeleton, errorTitle, errorLevel, empty, isEmpty = isEmptyList, children } = props
  const { data, error } = query
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  if (error === null) return <Loading>{skeleton}</Loading>
  return <QueryFailed query={query} title={errorTitle} level={errorLevel} />
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0
