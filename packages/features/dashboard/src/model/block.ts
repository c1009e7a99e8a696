import { errorIdOf, errorText } from '@ssp/api'
import type { UseQueryResult } from '@tanstack/react-query'

/** State of a part of the page that loads and fails separately. */
export type Block<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; failure: Failure }

/** Error shown instead of a block's content (decision 50). */
export interface Failure {
  /** The server's message or the general one. */
  text: string
  /** Error id for correlation with the server log. */
  errorId: string | undefined
  retry: () => void
  retrying: boolean
}

type Query<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>

/** Maps a query result to a block through `pick`. Existing data stays visible during a refetch. */
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
