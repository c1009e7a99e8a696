// A spreadsheet runs what begins with one of these as a formula, in East Asian editions also with the full-width signs.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A text that is safe to open in a spreadsheet: one that would run as a formula gets an apostrophe in front. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text that `withoutFormula` was given. */
export const withFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

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
