import { parseDate, type CalendarDate } from '@internationalized/date'

/** English words with dates as DD.MM.YYYY and weeks from Monday: the only English locale that has both. */
export const locale = 'en-CH'

/** Reads an API date (`YYYY-MM-DD`); anything else is no date. */
export function readDate(value: string | null | undefined): CalendarDate | null {
  if (!value) return null
  try {
    return parseDate(value)
  } catch {
    return null
  }
}

/** The same, where React Aria tells "left out" from "no date". */
export const readControlled = (value: string | null | undefined): CalendarDate | null | undefined =>
  value === undefined ? undefined : readDate(value)

/** Limits have no null: an unreadable one is none. */
export const readLimit = (value: string | undefined): CalendarDate | undefined => readDate(value) ?? undefined
