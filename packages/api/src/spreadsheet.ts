// A spreadsheet runs text that starts with one of these signs as a formula, in East Asian editions with the full-width
// signs too.
// If the system separates lists by semicolons or tabs, quotes after a comma do not keep a text together: cells and rows
// start inside it.
const FORMULA = /(^|[;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g
const GUARDED = /(^|[;\t\r\n]"*)'(?=[=+\-@＝＋－＠])/g

/** Makes a text safe to open in a spreadsheet: a text that would run as a formula is prefixed with an apostrophe. */
export const withoutFormula = (text: string): string => text.replaceAll(FORMULA, "$1'").replace(/^(?=[\t\r\n])/, "'")

/** Restores the text that `withoutFormula` received. */
export const withFormula = (text: string): string => text.replace(/^'(?=[\t\r\n])/, '').replaceAll(GUARDED, '$1')

/** A cell; null is empty. Numbers are written unchanged. */
export type CsvCell = string | number | null

const SPECIAL = /[",\r\n]/

function cellText(cell: CsvCell, isQuoted: boolean): string {
  const text = typeof cell === 'string' ? withoutFormula(cell) : String(cell ?? '')
  return isQuoted || SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * One line of a CSV file with its line end (RFC 4180). A cell is quoted if necessary, or always.
 * @param options `quoted` quotes every cell. Default false.
 */
export const csvLine = (cells: readonly CsvCell[], { quoted = false }: { quoted?: boolean } = {}): string =>
  `${cells.map((cell) => cellText(cell, quoted)).join(',')}\r\n`
