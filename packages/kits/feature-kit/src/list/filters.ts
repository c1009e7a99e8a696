import type { FilterDefinition, FilterSearch, FilterValue, FilterValues, NumberRange, Option } from '@ssp/ui'

/** One filter of a list: how it is displayed, and which texts of the address it accepts. */
export interface Filter<Wire = unknown> {
  kind: FilterDefinition['kind']
  /** The parameters of the request; null if the address has an invalid value. */
  toWire: (text: string, name: string) => Wire | null
  /** The available values, for labels; absent when the page supplies the options. */
  values?: readonly string[]
}

/** The filters of a list by name, which is also their name in the address. */
export type Filters = Readonly<Record<string, Filter>>

type UnionToIntersection<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void
  ? I
  : never

/** The parameters that the filters send, all optional. */
export type WireOf<F extends Filters> = string extends keyof F
  ? object
  : UnionToIntersection<
      {
        [Name in keyof F & string]: F[Name] extends Filter<infer Wire>
          ? [Wire] extends [string]
            ? { [Own in Name]?: Wire }
            : Partial<Wire>
          : never
      }[keyof F & string]
    >

/** One of a few known values. */
export const oneOf = <const Value extends string>(...values: readonly Value[]): Filter<Value> => ({
  kind: 'select',
  values,
  toWire: (text) => values.find((value) => value === text) ?? null,
})

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Maximum number of records in one filter, the limit of the contract for such parameters. */
const MOST_RECORDS = 100

/** A record by its UUID; the page supplies the options (`filterOptions`). */
export const recordId = (): Filter<string> => ({ kind: 'select', toWire: (text) => (UUID.test(text) ? text : null) })

/** Any of several records by their UUIDs, at most 100, as one comma-separated parameter; the page supplies the options. */
export const recordIds = (): Filter<string> => ({
  kind: 'multiSelect',
  toWire(text) {
    const ids = text.split(',')
    return ids.length <= MOST_RECORDS && ids.every((id) => UUID.test(id)) ? text : null
  },
})

/** A range of days, both inclusive, in one parameter: `YYYY-MM-DD,YYYY-MM-DD` (2-decisions 74). */
export const dateRange = (): Filter<string> => ({ kind: 'dateRange', toWire: (text) => splitRange(text) && text })

/** A range of days in two parameters, for example `from` and `to`. */
export const dateRangeAs = <const From extends string, const To extends string>(
  from: From,
  to: To,
): Filter<Record<From | To, string>> => ({
  kind: 'dateRange',
  toWire(text) {
    const days = splitRange(text)
    return days && ({ [from]: days[0], [to]: days[1] } as Record<From | To, string>)
  },
})

/** A range of non-negative integers, either end optional, in one parameter: `min,max`. */
export const numberRange = (): Filter<string> => ({
  kind: 'numberRange',
  toWire: (text) => (splitNumbers(text) ? text : null),
})

/** Declares the filters of a list. Call it outside components. */
export const defineFilters = <const F extends Filters>(filters: F): F => filters

/** The valid filters in an address; other parameters are ignored. */
export function readFilters(filters: Filters, query: URLSearchParams): Record<string, string> {
  const read: Record<string, string> = {}
  for (const [name, filter] of Object.entries(filters)) {
    const text = query.get(name)
    if (text && filter.toWire(text, name) !== null) read[name] = text
  }
  return read
}

/** The request parameters of the filters that are set. */
export function wireFilters<F extends Filters>(filters: F, values: Readonly<Partial<Record<string, string>>>) {
  const wire: Record<string, unknown> = {}
  for (const [name, filter] of Object.entries(filters)) {
    const text = values[name]
    const value = text === undefined ? null : filter.toWire(text, name)
    if (typeof value === 'string') wire[name] = value
    else if (value !== null) Object.assign(wire, value)
  }
  return wire as WireOf<F>
}

/** Label of a filter, or label and texts of its options. */
export type FilterMessages = string | { label: string; any?: string; options: Readonly<Record<string, string>> }

/** Options of a filter whose records are found by typing, from `useRecordOptions`. */
export interface SearchedOptions {
  /** The matching records and the chosen one. */
  options: readonly Option[]
  search: FilterSearch
  /** Whether the chosen record was searched among all records. */
  isComplete: boolean
}

/** Options by the name of their filter. */
export type FilterOptions = Readonly<Record<string, readonly Option[] | SearchedOptions>>

/** The available options. */
export const optionsOf = (given: FilterOptions[string] | undefined): readonly Option[] =>
  given && 'search' in given ? given.options : (given ?? [])

/** Label of a filter by its name. */
export function filterLabel(name: string, messages: Readonly<Record<string, FilterMessages>>): string {
  const text = messages[name] ?? name
  return typeof text === 'string' ? text : text.label
}

/** The filters in the form of `FilterBar`; a filter without options is omitted. */
export function filterDefinitions(
  filters: Filters,
  messages: Readonly<Record<string, FilterMessages>>,
  options: FilterOptions = {},
): FilterDefinition[] {
  return Object.entries(filters).flatMap(([id, filter]): FilterDefinition[] => {
    const text = messages[id] ?? id
    const label = filterLabel(id, messages)
    const { kind } = filter
    if (kind !== 'select' && kind !== 'multiSelect') return [{ kind, id, label }]
    const own = filter.values?.map((value) => ({
      value,
      label: (typeof text === 'string' ? undefined : text.options[value]) ?? value,
    }))
    const given = options[id]
    if (given && 'search' in given) return [{ kind: 'select', id, label, options: given.options, search: given.search }]
    const offered = given ?? own ?? []
    return offered.length > 0
      ? [{ kind, id, label, options: offered, ...(kind === 'multiSelect' && { most: MOST_RECORDS }) }]
      : []
  })
}

/** Maximum number of options that a page reads. If it has that many, further records may exist. */
const MOST_OPTIONS = 100

/**
 * The chosen records of each filter that are not among its complete options, because they were deleted or are out of reach.
 */
export function missingRecords(
  filters: Filters,
  values: Readonly<Partial<Record<string, string>>>,
  options: FilterOptions = {},
): { name: string; ids: string[]; isAll: boolean }[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    const given = options[name]
    const offered = optionsOf(given)
    const hasAll = given && 'search' in given ? given.isComplete : offered.length > 0 && offered.length < MOST_OPTIONS
    const chosen = values[name]?.split(',') ?? []
    if (filter.values !== undefined || !hasAll) return []
    const ids = chosen.filter((id) => !offered.some(({ value }) => value === id))
    return ids.length > 0 ? [{ name, ids, isAll: ids.length === chosen.length }] : []
  })
}

/** Filters of the address in the form of `FilterBar`. */
export const toFilterValues = (filters: Filters, values: Readonly<Partial<Record<string, string>>>): FilterValues =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { kind }]): [string, FilterValue | undefined] => {
      const text = values[name]
      if (text === undefined || kind === 'select') return [name, text]
      if (kind === 'multiSelect') return [name, text.split(',')]
      if (kind === 'numberRange') return [name, splitNumbers(text) ?? undefined]
      const [start = '', end = ''] = text.split(',')
      return [name, { start, end }]
    }),
  )

/** The applied filters of `FilterBar` in the form of the address; a filter that is not set is undefined. */
export const fromFilterValues = (filters: Filters, values: FilterValues): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.keys(filters).map((name) => {
      const value = values[name]
      if (value === undefined || typeof value === 'string') return [name, value]
      if (isSeveral(value)) return [name, value.join(',')]
      return [name, 'start' in value ? `${value.start},${value.end}` : joinNumbers(value)]
    }),
  )

// `Array.isArray` does not narrow a readonly array.
const isSeveral = (value: FilterValue): value is readonly string[] => Array.isArray(value)

/** First and last day of a range, each `YYYY-MM-DD`; null unless both are valid days in order. */
function splitRange(range: string): [from: string, to: string] | null {
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)$/.exec(range) ?? []
  return isDay(from) && isDay(to) && from <= to ? [from, to] : null
}

// A day that does not exist in its month parses as invalid or as another day.
function isDay(day: string): boolean {
  const date = new Date(day)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** The ends of a range of numbers; null unless at least one is set and they are in order. */
function splitNumbers(text: string): NumberRange | null {
  const [, min = '', max = ''] = /^(\d{0,7}),(\d{0,7})$/.exec(text) ?? []
  if (!min && !max) return null
  if (min && max && Number(min) > Number(max)) return null
  return { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) }
}

// A value that is not a non-negative integer is ignored.
function joinNumbers({ min, max }: NumberRange): string | undefined {
  const text = `${min ?? ''},${max ?? ''}`
  return splitNumbers(text) ? text : undefined
}
