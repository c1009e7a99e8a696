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

/** `04/03/2025 09:12` on the clock of twelve hours; empty for nothing. Only for analytics (spec 4 section 2, decision 17). */
export const formatSlashDateTime = (iso: string | null | undefined): string => format(iso, 'dd/MM/yyyy hh:mm')

/** `2025-03-04`, the form of days on the wire, by the local calendar. */
export const toApiDate = (date: Date): string => lightFormat(date, 'yyyy-MM-dd')
