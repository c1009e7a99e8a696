import type { EmployeeStatus } from '@ssp/api'
import { formatDate } from '@ssp/feature-kit'

/** The date ranges of the list, in the order of the filter panel; also their names on the wire and in the address. */
export const rangeFilters = ['lastLoginDt', 'registeredDt', 'createdDt'] as const

/** The account statuses in the order of the filter (R2-216 to R2-220); All is the filter left out (decision 73). */
export const statuses = [
  'registered',
  'unregistered',
  'deactivated',
  'active',
] as const satisfies readonly EmployeeStatus[]

/** What the list is narrowed by, as it is sent: ranges are `YYYY-MM-DD,YYYY-MM-DD` with both ends included (decision 74). */
export type EmployeeFilters = { [Name in (typeof rangeFilters)[number]]?: string } & { status?: EmployeeStatus }

/** A filter of the list. */
export type EmployeeFilterName = keyof EmployeeFilters

/** All filters in the order of the panel. */
export const filterNames: readonly EmployeeFilterName[] = ['status', ...rangeFilters]

/** The filters among `raw` that can be sent; unknown names, unknown words and half or impossible ranges are dropped. */
export function readFilters(raw: Readonly<Record<string, string | null | undefined>>): EmployeeFilters {
  const filters: EmployeeFilters = {}
  const status = statuses.find((known) => known === raw['status'])
  if (status) filters.status = status
  for (const name of rangeFilters) {
    const range = raw[name]
    if (range && splitRange(range)) filters[name] = range
  }
  return filters
}

/**
 * The list's own address for a link such as `?filter=status&filterVal=registered` (R2-155): the filter under its name,
 * or dropped when there is no such filter (decision 75). Null for an address that asks for nothing of the kind.
 */
export function addressOfLink(search: string): string | null {
  const query = new URLSearchParams(search)
  const [filter, value] = [query.get('filter'), query.get('filterVal')]
  if (filter === null && value === null) return null
  query.delete('filter')
  query.delete('filterVal')
  for (const [name, asked] of Object.entries(readFilters({ [filter ?? '']: value }))) query.set(name, asked)
  return `?${query}`
}

/** First and last day of a range, each `YYYY-MM-DD`; null unless both are real days in order. */
export function splitRange(range: string): [from: string, to: string] | null {
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)$/.exec(range) ?? []
  return formatDate(from) && formatDate(to) && from <= to ? [from, to] : null
}
