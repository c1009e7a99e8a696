import { isValid, lightFormat, parse, parseISO } from 'date-fns'

const FORMAT = "yyyy-MM-dd'T'HH:mm"

/** A stored UTC moment as the local `YYYY-MM-DDTHH:mm` of a date-time input; empty for none. */
export function toLocalDateTime(iso: string | null | undefined): string {
  const date = parseISO(iso ?? '')
  return isValid(date) ? lightFormat(date, FORMAT) : ''
}

/** A local `YYYY-MM-DDTHH:mm` as UTC for the wire; null for a blank or impossible one. */
export function toUtc(local: string): string | null {
  const date = parse(local, FORMAT, 0)
  return isValid(date) ? date.toISOString() : null
}
