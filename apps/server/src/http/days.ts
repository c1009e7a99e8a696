import { isStorableYear } from '../contract/validation.ts'
import { problem } from '../errors.ts'

function startOfDay(name: string, text: string | undefined): Date {
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text || !isStorableYear(text)) {
    throw problem('invalid', { fields: { [name]: 'These are not two days.' } })
  }
  return date
}

/**
 * A range of days as two moments in UTC, the second excluded.
 * @throws problem `invalid` for a day that does not exist or an end before its start.
 */
export function parseDays(name: string, range: string): { from: Date; until: Date } {
  const [first, last] = range.split(',')
  const from = startOfDay(name, first)
  const until = startOfDay(name, last)
  until.setUTCDate(until.getUTCDate() + 1)
  if (until <= from) throw problem('invalid', { fields: { [name]: 'The end lies before the start.' } })
  return { from, until }
}
