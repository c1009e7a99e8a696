import type { ChartData } from '../types'
import { extremesOf, findExtremes, type Extremes } from './extremes'

/** The range of the complete periods of a chart: from `start` up to, but not including, `end`. */
export function completeRange({ labels, running, partial }: Pick<ChartData, 'labels' | 'running' | 'partial'>): {
  start: number
  end: number
} {
  const end = labels.length - (running || partial?.last ? 1 : 0)
  return { start: Math.min(partial?.first ? 1 : 0, end), end }
}

/** Minimum and maximum of the complete periods of a series. */
export function completeExtremes(data: ChartData, values: readonly number[]): Extremes {
  const { start, end } = completeRange(data)
  return start === 0 && end >= values.length ? extremesOf(values) : findExtremes(values, start, end)
}
