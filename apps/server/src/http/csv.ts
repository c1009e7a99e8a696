import { withoutFormula } from '@ssp/api/spreadsheet'

/** A cell: null is empty. Numbers are written as they are. */
export type CsvCell = string | number | null

const SPECIAL = /[",\r\n]/

function cellText(cell: CsvCell, isQuoted: boolean): string {
  const text = typeof cell === 'string' ? withoutFormula(cell) : String(cell ?? '')
  return isQuoted || SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * One line of a CSV file with its line end (RFC 4180). A cell is quoted where it must be, or always.
 * @param options `quoted` quotes every cell. Default false.
 */
export const csvLine = (cells: readonly CsvCell[], { quoted = false }: { quoted?: boolean } = {}): string =>
  `${cells.map((cell) => cellText(cell, quoted)).join(',')}\r\n`
