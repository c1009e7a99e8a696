/** The first day of birth that the server takes. */
export const FIRST_BIRTHDAY = '1900-01-01'
