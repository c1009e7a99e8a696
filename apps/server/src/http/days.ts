import { problem } from '../errors.ts'

/** Whether the year of an ISO day or moment is from 0001 to 9998, so that the day after it is one as well. */
export const isStorableYear = (text: string): boolean => text > '0001' && text < '9999'

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
