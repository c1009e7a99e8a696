// A spreadsheet runs what begins with one of these signs as a formula, in East Asian editions with the full-width ones too.
// Where the system separates lists by semicolons or tabs, quotes after a comma do not hold a text together: cells and rows begin
// inside of it.
const FORMULA = /(^|[;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g
const GUARDED = /(^|[;\t\r\n]"*)'(?=[=+\-@＝＋－＠])/g

/** A text that is safe to open in a spreadsheet: what would run as a formula gets an apostrophe in front. */
export const withoutFormula = (text: string): string => text.replaceAll(FORMULA, "$1'").replace(/^(?=[\t\r\n])/, "'")

/** The text that `withoutFormula` was given. */
export const withFormula = (text: string): string => text.replace(/^'(?=[\t\r\n])/, '').replaceAll(GUARDED, '$1')

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
