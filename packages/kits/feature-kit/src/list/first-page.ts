import { browserStoragePort } from '../storage/storage-port'
import { wireFilters, type Filters, type WireOf } from './filters'
import { readPreference } from './list-preference'
import { readListState, type ListDefaults, type ListState } from './list-state'

/** The rows of a list to read; `page` starts at 0. */
export interface PageArgs {
  search: string
  page: number
  limit: number
  /** Column name, with `-` before it for descending; absent for the list's own order. */
  sort?: string
}

/** The filters and search as requests of the list send them. */
export const narrowingOf = <F extends Filters>({ search, filters: values }: Omit<ListState, 'layout'>, filters?: F) =>
  Object.assign({ search }, filters ? wireFilters(filters, values) : ({} as WireOf<F>))

/** The other parameters of a request for a page of a list. */
export const pageArgsOf = ({ size, sort }: Omit<ListState, 'layout'>, page: number) => ({
  page,
  limit: size,
  ...(sort !== null && { sort }),
})

/**
 * The first request of a `ListPage` with these options at an address, for a host that prefetches before the page is loaded.
 */
export function firstPageOf<F extends Filters>(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  options: ListDefaults & { filters: F },
): { narrowing: { search: string } & WireOf<F>; page: Omit<PageArgs, 'search'> } {
  const state = readListState(search, options, readPreference(browserStoragePort, pathname))
  return { narrowing: narrowingOf(state, options.filters), page: pageArgsOf(state, state.page) }
}
