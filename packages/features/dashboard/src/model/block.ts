import { errorIdOf, errorText } from '@ssp/api'
import type { UseQueryResult } from '@tanstack/react-query'

/** A part of the page that loads and fails by itself. */
export type Block<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; failure: Failure }

/** What to say in the place of a block's content (decision 50). */
export interface Failure {
  /** The server's sentence or the general one. */
  text: string
  /** Joins this screen with the server's log. */
  errorId: string | undefined
  retry: () => void
  retrying: boolean
}

type Query<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>

/** A query's answer, seen through `pick`, as a block. Data already there stays shown while it is fetched again. */
export function toBlock<T, Value>(
  { data, error, isFetching, refetch }: Query<T>,
  pick: (data: T) => Value,
): Block<Value> {
  if (data !== undefined) return { state: 'ready', value: pick(data) }
  if (!error) return { state: 'loading' }
  return {
    state: 'failed',
    failure: { text: errorText(error), errorId: errorIdOf(error), retry: () => void refetch(), retrying: isFetching },
  }
}
