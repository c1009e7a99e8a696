/** The part of a TanStack query that a view needs. */
export interface QueryLike<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}
