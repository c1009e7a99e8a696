/** What numbers are written with, and an extension behind them. */
const PHONE_NUMBER = /^[\d\s()+./*#-]+(?:(?:ext\.?|x)\s*\d+)?$/iu
const FEWEST_DIGITS = 3

/** Whether a text, '' for none, may be a mobile or telephone number: a column of a spreadsheet often has 4.47701E+11 or a note. */
export const isPhoneNumber = (text: string): boolean =>
  text.trim() === '' || (PHONE_NUMBER.test(text.trim()) && text.replace(/\D/gu, '').length >= FEWEST_DIGITS)
