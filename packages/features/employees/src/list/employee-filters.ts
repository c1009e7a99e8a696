import { dateRange, defineFilters, oneOf, recordIds } from '@ssp/feature-kit'

/** The date ranges in the order of the filter panel, by their names on the wire. */
export const employeeDates = { lastLoginDt: dateRange(), registeredDt: dateRange(), createdDt: dateRange() }

/** The filters of the employees list (R2-216 to R2-220) and by team; All omits the status (decision 73). */
export const employeeFilters = defineFilters({
  status: oneOf('registered', 'unregistered', 'deactivated', 'active'),
  teamIds: recordIds(),
  ...employeeDates,
})

/** Columns that the contract sorts the employees of one client by (EmployeeSort). */
export const employeeSorts: readonly string[] = ['name', 'identifier', 'registered', 'lastLogin']

/**
 * The list's own address for a link such as `?filter=status&filterVal=registered` (R2-155): the filter under its own name,
 * or without it if there is no such filter (decision 75). Null for an address without one.
 */
export function addressOfLink(search: string): string | null {
  const query = new URLSearchParams(search)
  const [filter, value] = [query.get('filter'), query.get('filterVal')]
  if (filter === null && value === null) return null
  query.delete('filter')
  query.delete('filterVal')
  const known = Object.entries(employeeFilters).find(([name]) => name === filter)?.[1]
  if (filter && value && known && known.toWire(value, filter) !== null) query.set(filter, value)
  return `?${query}`
}
