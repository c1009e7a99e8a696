/** The part of a TanStack query that a view is drawn from. */
export interface QueryLike<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}
