import { browserStoragePort } from '../storage/storage-port'
import { wireFilters, type Filters, type WireOf } from './filters'
import { readPreference } from './list-preference'
import { readListState, type ListDefaults, type ListState } from './list-state'

/** Which rows of a list; `page` counts from 0. */
export interface PageArgs {
  search: string
  page: number
  limit: number
  /** Column name, with `-` before it for descending; absent for the list's own order. */
  sort?: string
}

/** What narrows a list, as its requests send it. */
export const narrowingOf = <F extends Filters>({ search, filters: values }: Omit<ListState, 'layout'>, filters?: F) =>
  Object.assign({ search }, filters ? wireFilters(filters, values) : ({} as WireOf<F>))

/** The rest of what a page of a list is asked for by. */
export const pageArgsOf = ({ size, sort }: Omit<ListState, 'layout'>, page: number) => ({
  page,
  limit: size,
  ...(sort !== null && { sort }),
})

/** What a `ListPage` with these options first asks for at an address, for a host that asks before the page is loaded. */
export function firstPageOf<F extends Filters>(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  options: ListDefaults & { filters: F },
): { narrowing: { search: string } & WireOf<F>; page: Omit<PageArgs, 'search'> } {
  const state = readListState(search, options, readPreference(browserStoragePort, pathname))
  return { narrowing: narrowingOf(state, options.filters), page: pageArgsOf(state, state.page) }
}
