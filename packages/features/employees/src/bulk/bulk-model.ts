import type { BulkRowInput, BulkRun } from '@ssp/api'
import type { EmployeeRow } from './employee-rows'

/** Rows that one request carries. */
export const PART = 500

const NAME_LIMIT = 254

/** A file name cut to the 254 characters that the server accepts; the extension is kept. */
export function runName(fileName: string): string {
  const characters = Array.from(fileName)
  if (characters.length <= NAME_LIMIT) return fileName
  const ending = Array.from(/\.[^.]{1,10}$/.exec(fileName)?.[0] ?? '')
  return [...characters.slice(0, NAME_LIMIT - ending.length), ...ending].join('')
}

/** A row as the server takes it; empty cells are left out. */
export function toInput({ line, values, teams }: EmployeeRow): BulkRowInput {
  const { identifier = '', ...others } = values
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''))
  return { line, identifier, ...given, ...(teams.length > 0 && { teams: [...teams] }) }
}

/** How the end of a run is reported: as a success only where it changed somebody. */
export const doneKind = ({ counts }: BulkRun) => (counts.applied === 0 ? 'warning' : 'success')
