import type { SspApi } from '@ssp/api'
import { skipToken, useQuery, useQueryClient, type Query, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNotify } from '../notify/use-notify'
import { useApi } from '../provider/ssp-context'
import type { Filters, WireOf } from './filters'
import { narrowingOf, pageArgsOf, type PageArgs } from './first-page'
import { isNarrowed, type ListState } from './list-state'

/** A page that includes its total, for lists without a count call. */
export interface PageWithTotal<Row> {
  rows: readonly Row[]
  total?: number | undefined
}

/** Result of a page query. */
export type PageData = readonly object[] | PageWithTotal<object>

/** The rows in the result of a page query. */
export type RowOf<Data extends PageData> =
  Data extends PageWithTotal<infer Row> ? Row : Data extends readonly (infer Row)[] ? Row : never

/** The queries of a list, from `@ssp/api`. */
export interface ListQueries<Data extends PageData, F extends Filters> {
  /** Rows of one page. */
  page: (api: SspApi, args: PageArgs & WireOf<F>) => UseQueryOptions<Data>
  /** Query of the number of matching rows. Default: the total of the page, if it has one. */
  count?: (api: SspApi, args: Pick<PageArgs, 'search'> & WireOf<F>) => UseQueryOptions<number>
  /** Whether the rows stay on screen, below the error, if another page or search fails. Default false. */
  keepRows?: boolean
}

/** The state of a list for rendering. */
export interface ListData<Row> {
  /** Rows of this page; undefined while the first rows load. */
  rows: readonly Row[] | undefined
  /** Number of matching rows; undefined while it is unknown. */
  total: number | undefined
  /** Whether search or filters apply to `total`; as old as the total while the next one is counted. */
  isNarrowed: boolean
  /** Number of the first row, from 1, counted over all pages. */
  firstNumber: number
  /** Whether `rows` are those of the previous page or search. */
  isPrevious: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => Promise<unknown>
  /** Prefetches the next page. */
  prefetchNext: () => void
}

/**
 * Rows and total of the page in `state`. The previous rows stay on screen until the next ones arrive, but rows of one
 * client never appear under another.
 */
export function useListQuery<Data extends PageData, F extends Filters>(
  queries: ListQueries<Data, F>,
  state: Omit<ListState, 'layout'>,
  filters?: F,
): ListData<RowOf<Data>> {
  const api = useApi()
  const cache = useQueryClient()
  const { page, size } = state
  const narrowing = narrowingOf(state, filters)
  const pageQuery = (wanted: number) => queries.page(api, { ...narrowing, ...pageArgsOf(state, wanted) })
  const placeholderData = keepOfClient(api.clientId())
  const rows = useQuery({ ...pageQuery(page), placeholderData })
  const count = useQuery({ ...(queries.count?.(api, narrowing) ?? NO_COUNT), placeholderData })
  const answer = useLastWhile(Boolean(queries.keepRows && rows.error), rows.data, api.clientId())
  const data = answer && asPage(answer)
  const total = count.data ?? data?.total
  return {
    rows: data?.rows,
    total,
    isNarrowed: usePreviousUntil(!(queries.count ? count : rows).isPlaceholderData, isNarrowed(state)),
    firstNumber: usePreviousUntil(rows.data !== undefined && !rows.isPlaceholderData, page * size + 1),
    isPrevious: rows.isPlaceholderData,
    isFetching: rows.isFetching,
    error: rows.error,
    refetch: () => Promise.all([rows.refetch(), ...(queries.count ? [count.refetch()] : [])]),
    prefetchNext() {
      if (total !== undefined && (page + 1) * size < total) void cache.prefetchQuery(pageQuery(page + 1))
    },
  }
}

/** A page with or without its total. */
export const asPage = <Data extends PageData>(data: Data) =>
  ('rows' in data ? data : { rows: data }) as PageWithTotal<RowOf<Data>>

// Hooks cannot be conditional: without a count call the query is disabled.
const NO_COUNT: UseQueryOptions<number> = { queryKey: ['ssp', 'no-count'], queryFn: skipToken }

// Query keys of @ssp/api start with 'ssp' and the client.
const keepOfClient =
  (clientId: string) =>
  <T>(previous: T | undefined, query: Pick<Query, 'queryKey'> | undefined): T | undefined =>
    query?.queryKey[1] === clientId ? previous : undefined

/** `value`, or its previous value while `current` is false. */
function usePreviousUntil<T>(current: boolean, value: T): T {
  const [previous, setPrevious] = useState(value)
  if (current && previous !== value) setPrevious(value)
  return current ? value : previous
}

/** `value` or, if there is none and it is `wanted`, the last value for the same client. */
function useLastWhile<T>(wanted: boolean, value: T | undefined, clientId: string): T | undefined {
  const [last, setLast] = useState({ value, clientId })
  if (value !== undefined && value !== last.value) setLast({ value, clientId })
  return value ?? (wanted && last.clientId === clientId ? last.value : undefined)
}

/** Shows a failed read once as a notification titled 'Error' (R2-693). */
export function useErrorNotice(error: Error | null): void {
  const notify = useNotify()
  useEffect(() => {
    if (error) notify.error(error)
  }, [error, notify])
}
