// A spreadsheet runs what begins with one of these as a formula, in East Asian editions also with the full-width signs.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A text that is safe to open in a spreadsheet: one that would run as a formula gets an apostrophe in front. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text that `withoutFormula` was given. */
export const withFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
