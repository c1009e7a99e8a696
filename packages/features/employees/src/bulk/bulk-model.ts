import type { BulkRowInput, BulkRun } from '@ssp/api'
import type { EmployeeRow } from './employee-rows'

/** Maximum number of rows per request. */
export const PART = 500

const NAME_LIMIT = 254

/** A file name cut to the 254 characters that the server accepts; the extension is kept. */
export function runName(fileName: string): string {
  const characters = Array.from(fileName)
  if (characters.length <= NAME_LIMIT) return fileName
  const ending = Array.from(/\.[^.]{1,10}$/.exec(fileName)?.[0] ?? '')
  return [...characters.slice(0, NAME_LIMIT - ending.length), ...ending].join('')
}

/** Converts a row to the request; empty cells are omitted. */
export function toInput({ line, values, teams }: EmployeeRow): BulkRowInput {
  const { identifier = '', ...others } = values
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''))
  return { line, identifier, ...given, ...(teams.length > 0 && { teams: [...teams] }) }
}

/** The notification at the end of a run: a success only if it changed an employee. */
export const doneKind = ({ counts }: BulkRun) => (counts.applied === 0 ? 'warning' : 'success')
