import { withoutFormula } from '@ssp/api/spreadsheet'
import type { CsvFile } from './csv-file'
import { FIELDS, type EmployeeRow, type Field, type RowError } from './employee-rows'

const cellOf = (text: string) => {
  const safe = withoutFormula(text)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The invalid rows as a file: their current cells, and a last column with the errors. */
export function wrongRowsCsv(
  file: CsvFile,
  wrong: readonly EmployeeRow[],
  reasons: Record<RowError, string>,
  labels: Record<Field | 'teams' | 'reason', string>,
): Blob {
  const known = FIELDS.filter((field) => wrong.some(({ values }) => values[field] !== undefined))
  const teams = Math.max(0, ...wrong.map((row) => row.teams.length))
  const teamNames = Array.from({ length: teams }, (_, index) => `Team ${index + 1}`)
  const lines = wrong.map(({ values, errors, teams: labelsOfRow }) => [
    ...known.map((field) => values[field] ?? ''),
    ...teamNames.map((_, index) => labelsOfRow[index] ?? ''),
    ([...FIELDS, 'teams'] as const)
      .flatMap((field) => (errors[field] ? `${labels[field]}: ${reasons[errors[field]]}` : []))
      .join(' '),
  ])
  const table = [[...known.map((field) => labels[field]), ...teamNames, labels.reason], ...lines]
  return toCsv(table, file.delimiter === '|' ? ',' : file.delimiter)
}

/** A CSV file for spreadsheets, with a UTF-8 byte order mark and without formulas. */
export const toCsv = (table: readonly (readonly string[])[], delimiter: string): Blob =>
  new Blob([`\uFEFF${table.map((cells) => cells.map(cellOf).join(delimiter)).join('\r\n')}\r\n`], { type: 'text/csv' })
