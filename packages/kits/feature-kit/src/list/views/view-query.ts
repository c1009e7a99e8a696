import type { ColumnChoice, TableColumn } from '@ssp/ui'
import { arrangeColumns, columnsOfAddress, putColumns } from '../columns'
import { readListState, type ListDefaults, type ListState } from '../list-state'

/** Names that a list accepts; a view may contain others. */
export interface ViewedList {
  defaults: ListDefaults
  /** Columns that can be arranged. Default: none. */
  columns?: readonly Pick<TableColumn<never>, 'key' | 'header' | 'main'>[] | undefined
  /** Additional parameters of the address that belong to a view. */
  also: readonly string[]
}

/** A part of a saved view that its list no longer has. */
export interface GonePart {
  kind: 'column' | 'filter' | 'sort'
  /** Its parameter name. */
  name: string
}

/** Parameter of the opened view. */
export const VIEW = 'view'

/** Parameters of every list; page and page size are not part of a view. */
const OF_LISTS: ReadonlySet<string> = new Set(['layout', 'search', 'sort', 'columns', 'density', 'page', 'size', VIEW])

/** Serialises a list as the query of a view: the same list gives the same text. */
export function viewQuery(
  { layout, search, sort, filters }: Omit<ListState, 'page' | 'size'>,
  choice: ColumnChoice,
  address: string,
  list: ViewedList,
): string {
  const from = new URLSearchParams(address)
  const query = new URLSearchParams()
  const put = (name: string, value: string | null | undefined) => value && query.set(name, value)
  for (const name of list.also) put(name, from.get(name))
  put('layout', layout)
  put('search', search)
  put('sort', sort)
  for (const name of Object.keys(list.defaults.filters ?? {})) put(name, filters[name])
  const known = list.columns?.map(({ key }) => key)
  if (known && known.length > 1) {
    const isKnown = (key: string) => known.includes(key)
    putColumns(query, { ...choice, order: choice.order.filter(isKnown), hidden: choice.hidden.filter(isKnown) })
  }
  return query.toString()
}

/** Returns a saved query without the parts that the list no longer has. */
export function readView(saved: string, list: ViewedList): string {
  const search = `?${saved}`
  const { choice } = arrangeColumns((list.columns ?? []) as readonly TableColumn<never>[], columnsOfAddress(search))
  return viewQuery(readListState(search, list.defaults, {}), choice, search, list)
}

/** Returns the parts of a saved query that the list no longer has. */
export function goneParts(saved: string, { defaults, columns = [], also }: ViewedList): GonePart[] {
  const query = new URLSearchParams(saved)
  const { filters = {}, sorts = [] } = defaults
  const sort = query.get('sort')?.replace(/^-/, '')
  const keys = columnsOfAddress(`?${saved}`)?.order ?? []
  return [
    ...keys
      .filter((key) => !columns.some((column) => column.key === key))
      .map((name): GonePart => ({ kind: 'column', name })),
    ...[...query]
      .filter(([name]) => !OF_LISTS.has(name) && !also.includes(name))
      .filter(([name, value]) => (filters[name]?.toWire(value, name) ?? null) === null)
      .map(([name]): GonePart => ({ kind: 'filter', name })),
    ...(sort && !sorts.includes(sort) ? [{ kind: 'sort', name: sort } as const] : []),
  ]
}

/** The address of the list with a view opened. */
export const addressOfView = (pathname: string, query: string, id: string): string =>
  `${pathname}?${query}${query && '&'}${VIEW}=${id}`

/** The address of the list without a view. */
export function addressOfDefault(pathname: string, search: string, also: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => also.includes(name))
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname
}
