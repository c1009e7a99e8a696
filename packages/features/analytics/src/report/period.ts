import type { Period } from '@ssp/api'

const DAY_MS = 86_400_000

/**
 * The days of a report from its address. Missing or invalid days fall back to the default: `days` days that end `today`
 * (decisions 27 and 28). Nothing else is checked: an end before the start is a period without days.
 * @param search query of the address
 * @param today `YYYY-MM-DD`
 */
export function readPeriod(search: string, days: number, today: string): Period {
  const query = new URLSearchParams(search)
  const standard = defaultPeriod(days, today)
  return { start: dayOf(query.get('from')) ?? standard.start, end: dayOf(query.get('to')) ?? standard.end }
}

/**
 * The query of the address for these days; the default is omitted. `null` is an empty input. A list of the page returns to
 * its first page.
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

/** The last `days` days, including `today`. */
const defaultPeriod = (days: number, today: string): Period => ({
  start: new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10),
  end: today,
})

/** The day if it is valid; `2026-02-30` is not. */
function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}

/** The address of a page with the current days, unless they are the default. */
export function withPeriod(path: string, search: string): string {
  const query = new URLSearchParams(search)
  const days = ['from', 'to'].flatMap((name) => {
    const day = query.get(name)
    return day === null ? [] : [[name, day]]
  })
  return days.length === 0 ? path : `${path}?${new URLSearchParams(days).toString()}`
}

/** Preset ranges. */
export const PRESETS = ['days7', 'days30', 'days90', 'month', 'quarter', 'year'] as const
export type Preset = (typeof PRESETS)[number]

/** The days of a preset: the last 7, 30 or 90, this month, the last whole quarter, the year to date. */
export function presetPeriod(preset: Preset, today: string): Period {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  // Day 0 of a month is the last day of the previous month.
  const day = (of: number, date: number) => new Date(Date.UTC(year, of, date)).toISOString().slice(0, 10)
  const quarter = Math.floor((month - 1) / 3) * 3
  const periods: Record<Preset, Period> = {
    days7: defaultPeriod(7, today),
    days30: defaultPeriod(30, today),
    days90: defaultPeriod(90, today),
    month: { start: day(month - 1, 1), end: today },
    quarter: { start: day(quarter - 3, 1), end: day(quarter, 0) },
    year: { start: day(0, 1), end: today },
  }
  return periods[preset]
}

/** The preset with these days, if there is one. */
export const presetOf = ({ start, end }: Period, today: string): Preset | undefined =>
  PRESETS.find((preset) => {
    const days = presetPeriod(preset, today)
    return days.start === start && days.end === end
  })

/**
 * Whether the first and last parts of a chart are incomplete: a month that the period does not cover completely, and a day
 * or month that is not over. Neither for a chart without days and months.
 */
export function partialOf(labels: readonly string[], { start, end }: Period, today: string): Partial {
  const [first, last] = [labels[0] ?? '', labels.at(-1) ?? '']
  if (/^\d{4}-\d{2}-\d{2}$/.test(first)) return { first: false, last: last >= today }
  if (!/^\d{4}-\d{2}$/.test(first)) return { first: false, last: false }
  const after = new Date(Date.parse(end) + DAY_MS).toISOString().slice(0, 10)
  return {
    first: first === start.slice(0, 7) && !start.endsWith('-01'),
    last: !after.endsWith('-01') || end >= today,
  }
}

/** Which of the outer parts of a chart are incomplete. */
interface Partial {
  first: boolean
  last: boolean
}
