import type { Layout } from '@ssp/ui'
import { readFilters, type Filters } from './filters'

/** The state of a list, held in the address so that it survives a reload and can be shared. */
export interface ListState {
  /** From 0. */
  page: number
  size: number
  layout: Layout
  /** Trimmed; empty if there is none. */
  search: string
  /** Values by filter name; one that is not set is absent. */
  filters: Readonly<Record<string, string>>
  /** For example `surname` or `-surname` for descending; null for the list's own order. */
  sort: string | null
}

/** Initial state of a list. */
export interface ListDefaults {
  /** The filters of the list. Other parameters of the address are kept. Default: none. */
  filters?: Filters
  /** Default `grid`. */
  layout?: Layout
  /** Default 10. */
  size?: number
  /** The default sorting of the list, marked at its column: `-id`. Default: no mark. */
  sort?: string
  /** Columns that the contract can sort by; any other in the address is ignored. Default: none. */
  sorts?: readonly string[]
}

/** Stored per route in the browser (spec 1 section 9). */
export interface ListPreference {
  size?: number
  layout?: Layout
}

/** Maximum of the contract, in characters. */
const SEARCH_LENGTH = 200

/** Whether search or filters are active. */
export const isNarrowed = ({ search, filters }: Pick<ListState, 'search' | 'filters'>): boolean =>
  search !== '' || Object.keys(filters).length > 0

export const PAGE_SIZES = [10, 25, 50, 100]

/** The page sizes of a list, including its own initial one (decision 86 of document 4). */
export const pageSizes = (own = 10): readonly number[] => (PAGE_SIZES.includes(own) ? PAGE_SIZES : [own, ...PAGE_SIZES])

/** Reads the state of a list from an address. Invalid values fall back to the stored choice, then to the default. */
export function readListState(search: string, defaults: ListDefaults, stored: ListPreference): ListState {
  const query = new URLSearchParams(search)
  const layout = query.get('layout')
  const sizes = pageSizes(defaults.size)
  return {
    page: Math.max(0, (toInteger(query.get('page')) ?? 1) - 1),
    size:
      [toInteger(query.get('size')), stored.size].find((size) => size !== undefined && sizes.includes(size)) ??
      defaults.size ??
      10,
    layout: [layout, stored.layout].find(isLayout) ?? defaults.layout ?? 'grid',
    search: query.get('search')?.trim().slice(0, SEARCH_LENGTH).trim() ?? '',
    filters: readFilters(defaults.filters ?? {}, query),
    sort: readSort(query.get('sort'), defaults.sorts),
  }
}

/** Writes the state of a list into an address, where pages count from 1. Other parameters in `search` are kept. */
export function writeListState(search: string, state: ListState, { filters = {} }: ListDefaults): string {
  const query = new URLSearchParams(search)
  const put = (name: string, value: string | null | undefined) => (value ? query.set(name, value) : query.delete(name))
  put('page', state.page > 0 ? String(state.page + 1) : null)
  put('size', String(state.size))
  put('layout', state.layout)
  put('search', state.search)
  put('sort', state.sort)
  for (const name of Object.keys(filters)) put(name, state.filters[name])
  return `?${query}`
}

/** A change of anything but the page returns to the first page (decision 112). */
export const changeList = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  ...(startsOver(change) && { page: 0 }),
  ...change,
})

const startsOver = (change: Partial<ListState>) => ['size', 'search', 'filters', 'sort'].some((name) => name in change)

// Addresses are typed and shared: an unknown column falls back to the default order instead of a server error.
const readSort = (sort: string | null, columns: readonly string[] = []): string | null =>
  sort !== null && columns.includes(sort.replace(/^-/, '')) ? sort : null

const toInteger = (text: string | null): number | undefined =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : undefined

const isLayout = (value: string | null | undefined): value is Layout => value === 'list' || value === 'grid'
