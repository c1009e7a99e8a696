import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ListData } from './access-list'

/**
 * The page of a list and its count. Rows on screen stay until the next answer; the provider forgets them when the client
 * changes.
 */
export function useListData<Row, RowsKey extends QueryKey, CountKey extends QueryKey>(
  pageQuery: UseQueryOptions<Row[], Error, Row[], RowsKey>,
  countQuery: UseQueryOptions<number, Error, number, CountKey>,
): ListData<Row> {
  const rows = useQuery({ ...pageQuery, placeholderData: keepPreviousData })
  const count = useQuery({ ...countQuery, placeholderData: keepPreviousData })
  return {
    rows: rows.data,
    total: count.data,
    loading: rows.isPlaceholderData || (rows.data === undefined && rows.isFetching),
    error: rows.error,
    onRetry: () => void Promise.all([rows.refetch(), count.refetch()]),
  }
}
