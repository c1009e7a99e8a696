/** The earliest date of birth that the server accepts. */
export const FIRST_BIRTHDAY = '1900-01-01'
