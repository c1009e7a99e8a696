import type { BulkRowInput } from '@ssp/api'
import type { EmployeeRow } from './employee-rows'

/** Rows that one request carries. */
export const PART = 500

/** A row as the server takes it; empty cells are left out. */
export function toInput({ line, values, teams }: EmployeeRow): BulkRowInput {
  const { identifier = '', ...others } = values
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''))
  return { line, identifier, ...given, ...(teams.length > 0 && { teams: teams.slice(0, 20) }) }
}
