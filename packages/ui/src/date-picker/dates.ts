import { parseDate, parseDateTime, type CalendarDate, type CalendarDateTime } from '@internationalized/date'

/** Smallest unit of a value: `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` or `YYYY-MM-DDTHH:mm:ss`. */
export type DateGranularity = 'day' | 'minute' | 'second'

type LocalDate = CalendarDate | CalendarDateTime

/** Characters of a value. */
const LENGTH = { day: 10, minute: 16, second: 19 } satisfies Record<DateGranularity, number>

/**
 * Parses a date or, with a finer granularity, a local date-time. Returns null for anything else. A date without a time is
 * not a date-time, and a text with a time zone is neither.
 */
export function readDate(value: string | null | undefined, granularity: DateGranularity = 'day'): LocalDate | null {
  if (!value || (granularity !== 'day' && !value.includes('T'))) return null
  try {
    return granularity === 'day' ? parseDate(value) : parseDateTime(value)
  } catch {
    return null
  }
}

/** Formats a date in the form of the granularity. */
export const writeDate = (date: { toString: () => string }, granularity: DateGranularity): string =>
  date.toString().slice(0, LENGTH[granularity])

/** Like `readDate`, but keeps undefined (uncontrolled) distinct from null (no date). */
export const readControlled = (
  value: string | null | undefined,
  granularity: DateGranularity = 'day',
): LocalDate | null | undefined => (value === undefined ? undefined : readDate(value, granularity))

/** Like `readDate`, but undefined for an invalid limit. */
export const readLimit = (value: string | undefined, granularity: DateGranularity = 'day'): LocalDate | undefined =>
  readDate(value, granularity) ?? undefined
