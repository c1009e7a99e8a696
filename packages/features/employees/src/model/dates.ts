import { isValid, lightFormat, parseISO } from 'date-fns'

/** `DD.MM.YYYY` of an ISO day or moment, in the reader's time zone; null when empty or unreadable (decision 98). */
export const formatDay = (iso: string | null | undefined): string | null => write(iso, 'dd.MM.yyyy')

/** `DD.MM.YYYY HH:mm` of an ISO moment, in the reader's time zone; null when empty or unreadable (decision 98). */
export const formatMoment = (iso: string | null | undefined): string | null => write(iso, 'dd.MM.yyyy HH:mm')

function write(iso: string | null | undefined, pattern: string): string | null {
  const date = iso ? parseISO(iso) : null
  return date && isValid(date) ? lightFormat(date, pattern) : null
}
