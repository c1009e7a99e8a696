import { scaleLinear } from '@visx/scale'
import { extremesOf } from './extremes'

/** Minimum and maximum of all series; `[0, 0]` without values. */
export function extent(series: readonly { values: readonly number[] }[]): [number, number] {
  const ends = series.flatMap(({ values }) => {
    const { low, high } = extremesOf(values)
    return [values[low], values[high]].filter((value) => value !== undefined)
  })
  return ends.length ? [Math.min(...ends), Math.max(...ends)] : [0, 0]
}

/**
 * The value axis before rounding. Bars start at zero, because their length encodes the value; a line may
 * omit zero if it would otherwise use only the upper quarter of the plot.
 */
export function domainOf([low, high]: readonly [number, number], fromZero: boolean): [number, number] {
  if (low === high && low === 0) return [0, 1]
  const farFromZero = Math.min(Math.abs(low), Math.abs(high)) > Math.max(Math.abs(low), Math.abs(high)) * 0.75
  if (!fromZero && low !== high && low * high > 0 && farFromZero) return [low, high]
  return [Math.min(0, low), Math.max(0, high)]
}

/**
 * A linear scale onto `range` (px) whose domain ends on round numbers, with about `count` ticks, the first
 * and last at the ends of the domain, integers if all values are integers.
 */
export function valueScale(domain: readonly [number, number], range: [number, number], count: number) {
  const scale = scaleLinear<number>({ domain: [...domain], range, nice: count })
  const whole = domain.every(Number.isInteger)
  const ticks = scale.ticks(count).filter((tick) => !whole || Number.isInteger(tick))
  return { y: (value: number): number => scale(value), ticks }
}
