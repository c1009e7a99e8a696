import { isValid, lightFormat, parse, parseISO } from 'date-fns'

const FORMAT = "yyyy-MM-dd'T'HH:mm"

/** A stored UTC time as the local `YYYY-MM-DDTHH:mm` of a date-time input; empty if there is none. */
export function toLocalDateTime(iso: string | null | undefined): string {
  const date = parseISO(iso ?? '')
  return isValid(date) ? lightFormat(date, FORMAT) : ''
}

/** A local `YYYY-MM-DDTHH:mm` as UTC for the wire; null for a blank or invalid one. */
export function toUtc(local: string): string | null {
  const date = parse(local, FORMAT, 0)
  return isValid(date) ? date.toISOString() : null
}
