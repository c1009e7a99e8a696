import { parseDate, type CalendarDate } from '@internationalized/date'

/** Parses an API date (`YYYY-MM-DD`); returns null for anything else. */
export function readDate(value: string | null | undefined): CalendarDate | null {
  if (!value) return null
  try {
    return parseDate(value)
  } catch {
    return null
  }
}

/** Like `readDate`, but keeps undefined (uncontrolled) distinct from null (no date). */
export const readControlled = (value: string | null | undefined): CalendarDate | null | undefined =>
  value === undefined ? undefined : readDate(value)

/** Like `readDate`, but undefined for an invalid limit. */
export const readLimit = (value: string | undefined): CalendarDate | undefined => readDate(value) ?? undefined
