import { problem } from '../../errors.ts'
import { parseDays } from '../../http/days.ts'
import type { Period } from './analytics.repository.ts'

const MAX_DAYS = 1_100
const DAY_MS = 86_400_000

/** @throws problem `invalid` for an end before the start or a period of more than 1,100 days. */
export function requirePeriod({ start, end }: Period): { from: Date; until: Date } {
  const days = parseDays('end', `${start},${end}`)
  if ((days.until.getTime() - days.from.getTime()) / DAY_MS > MAX_DAYS) {
    throw problem('invalid', { fields: { end: 'Please choose a shorter period.' } })
  }
  return days
}

/** The days of a period, YYYY-MM-DD, in order. */
export function daysOf({ from, until }: { from: Date; until: Date }): string[] {
  const count = Math.round((until.getTime() - from.getTime()) / DAY_MS)
  return Array.from({ length: count }, (_, index) =>
    new Date(from.getTime() + index * DAY_MS).toISOString().slice(0, 10),
  )
}
