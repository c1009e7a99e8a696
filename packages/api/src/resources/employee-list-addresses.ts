import { addressOf } from '../address-of'
import { countEmployees, listEmployees } from '../generated/operations'
import type { EmployeeFilter, EmployeeListArgs } from './employees'

/** Addresses, below the base of the API, that `employeesQuery` and `employeeCountQuery` read with these arguments. */
export const employeeListAddresses = (
  clientId: string,
  narrowing: EmployeeFilter,
  page: Pick<EmployeeListArgs, 'page' | 'limit' | 'sort'>,
): string[] => [
  addressOf(listEmployees, clientId, { clientId, ...narrowing, ...page }),
  addressOf(countEmployees, clientId, { clientId, ...narrowing }),
]
