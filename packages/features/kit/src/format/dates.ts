import { isValid, lightFormat, parseISO } from 'date-fns'

const format = (value: string | null | undefined, pattern: string): string => {
  const date = parseISO(value ?? '')
  return isValid(date) ? lightFormat(date, pattern) : ''
}

/** `04.03.2025` in local time, from an ISO day or moment; empty for nothing (spec 1 section 9). */
export const formatDate = (iso: string | null | undefined): string => format(iso, 'dd.MM.yyyy')

/** `04.03.2025 09:12` in local time; empty for nothing (spec 1 section 9). */
export const formatDateTime = (iso: string | null | undefined): string => format(iso, 'dd.MM.yyyy HH:mm')

/** `04/03/2025` in local time, from an ISO day or moment; empty for nothing. */
export const formatSlashDate = (iso: string | null | undefined): string => format(iso, 'dd/MM/yyyy')

/**
 * `04/03/2025 21:12`, of a moment in a time zone; empty for nothing. Only for analytics (spec 4 section 2, docs/decisions/0033).
 *
 * @param timeZone IANA name. Default that of the browser
 */
export function formatSlashDateTime(iso: string | null | undefined, timeZone?: string): string {
  const date = parseISO(iso ?? '')
  return isValid(date) ? slashDateTime(timeZone).format(date).replace(', ', ' ') : ''
}

const slashDateTime = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })

/** `2025-03-04`, the form of days on the wire, by the local calendar. */
export const toApiDate = (date: Date): string => lightFormat(date, 'yyyy-MM-dd')

/** `2025-03-04`, the day of a moment in a time zone. Default that of the browser. */
export const dayIn = (date: Date, timeZone: string | undefined): string =>
  // Swedish days have the form of the wire.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date)
