import type { SspApi } from '@ssp/api'
import { useApi, useListState, type ListControl, type ListDefaults } from '@ssp/feature-kit'
import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/** Which page of a list. */
export interface PageArgs {
  search: string
  page: number
  limit: number
}

/** The filters of a list that apply, by name, as they stand in the address. */
export type ListFilters = Readonly<Partial<Record<string, string>>>

/** The two questions of a list: its page, and how many match. */
export interface ListQueries<Row, RowsKey extends QueryKey, CountKey extends QueryKey> {
  page: (api: SspApi, page: PageArgs, filters: ListFilters) => UseQueryOptions<Row[], Error, Row[], RowsKey>
  count: (
    api: SspApi,
    search: Pick<PageArgs, 'search'>,
    filters: ListFilters,
  ) => UseQueryOptions<number, Error, number, CountKey>
}

/** A list as it is drawn. */
export interface ListData<Row> {
  /** Page, size, search and layout, and the ways to change them. */
  list: ListControl
  /** Rows of this page; undefined while the first ones load. */
  rows: readonly Row[] | undefined
  /** How many match; undefined while it is not known. */
  total: number | undefined
  /** Whether `rows` are still those of before. */
  loading: boolean
  /** Why there are none. */
  error: unknown
  /** Hears 'Try again'. */
  onRetry: () => void
  /** Reads the next page ahead. */
  onAhead: () => void
}

const noOptions: ListDefaults = {}

/**
 * The page of a list that the address names, and its count. `options` must not change between renders. Rows on screen stay until the next answer; the provider
 * forgets them when the client changes.
 */
export function useListData<Row, RowsKey extends QueryKey, CountKey extends QueryKey>(
  queries: ListQueries<Row, RowsKey, CountKey>,
  options = noOptions,
): ListData<Row> {
  const api = useApi()
  const cache = useQueryClient()
  const list = useListState(options)
  const { page, size: limit, search, filters } = list.state
  const rows = useQuery({ ...queries.page(api, { search, page, limit }, filters), placeholderData: keepPreviousData })
  const count = useQuery({ ...queries.count(api, { search }, filters), placeholderData: keepPreviousData })
  return {
    list,
    rows: rows.data,
    total: count.data,
    loading: rows.isPlaceholderData || (rows.data === undefined && rows.isFetching),
    error: rows.error,
    onRetry: () => void Promise.all([rows.refetch(), count.refetch()]),
    onAhead: () => {
      if (count.data !== undefined && (page + 1) * limit < count.data)
        void cache.prefetchQuery(queries.page(api, { search, page: page + 1, limit }, filters))
    },
  }
}
