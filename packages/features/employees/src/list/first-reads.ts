import { employeeListAddresses } from '@ssp/api'
import { firstPageOf } from '@ssp/feature-kit'
import { addressOfLink, employeeFilters, employeeSorts } from './employee-filters'

/** Addresses, below the base of the API, of the first requests of the employees list at its own address. */
export function firstEmployeeReads(clientId: string, address: Pick<Location, 'pathname' | 'search'>): string[] {
  // Such a link is rewritten first.
  if (addressOfLink(address.search) !== null) return []
  const { narrowing, page } = firstPageOf(address, { sorts: employeeSorts, filters: employeeFilters })
  return employeeListAddresses(clientId, narrowing, page)
}
