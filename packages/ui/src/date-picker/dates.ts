import { parseDate, type CalendarDate } from '@internationalized/date'

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
