import type { Period } from '@ssp/api'

const DAY_MS = 86_400_000

/**
 * The days of a report, as its address says them. What is missing or no day falls back to the default: `days` days that
 * end `today` (decisions 27 and 28). Nothing else is checked: an end before the start is a period without days.
 *
 * @param search query of the address
 * @param today `YYYY-MM-DD`
 */
export function readPeriod(search: string, days: number, today: string): Period {
  const query = new URLSearchParams(search)
  const standard = defaultPeriod(days, today)
  return { start: dayOf(query.get('from')) ?? standard.start, end: dayOf(query.get('to')) ?? standard.end }
}

/**
 * The query of the address with these days; the default leaves nothing in it. `null` is an empty input. A list of the page
 * begins again at its first page.
 */
export function writePeriod(
  search: string,
  period: Record<keyof Period, string | null>,
  days: number,
  today: string,
): string {
  const query = new URLSearchParams(search)
  const standard = defaultPeriod(days, today)
  query.delete('page')
  for (const [name, day, usual] of [
    ['from', period.start, standard.start],
    ['to', period.end, standard.end],
  ] as const) {
    if (day === null || day === usual) query.delete(name)
    else query.set(name, day)
  }
  const text = query.toString()
  return text && `?${text}`
}

/** `days` days, of which `today` is the last. */
const defaultPeriod = (days: number, today: string): Period => ({
  start: new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10),
  end: today,
})

/** The day, if it is one: `2026-02-30` is none. */
function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}
