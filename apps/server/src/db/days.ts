import { problem } from '../errors.ts'
import type { Days } from './in-days.ts'

/** Whether the year of an ISO day or time is from 0001 to 9998, so that the year of the next day has four digits too. */
export const isStorableYear = (text: string): boolean => text > '0001' && text < '9999'

function requireDay(name: string, text: string): void {
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text || !isStorableYear(text)) {
    throw problem('invalid', { fields: { [name]: 'These are not two days.' } })
  }
}

/**
 * The two days of a range, both inclusive.
 * @throws problem `invalid` for a day that does not exist or an end before its start.
 */
export function parseDays(name: string, range: string): Days {
  const [first = '', last = ''] = range.split(',')
  requireDay(name, first)
  requireDay(name, last)
  if (last < first) throw problem('invalid', { fields: { [name]: 'The end lies before the start.' } })
  return { first, last }
}
