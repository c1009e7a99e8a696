import { scaleLinear } from '@visx/scale'
import { reachOf } from './reach'

/** From the smallest to the largest figure of all series; `[0, 0]` when there is none. */
export function extent(series: readonly { values: readonly number[] }[]): [number, number] {
  const ends = series.flatMap(({ values }) => {
    const { low, high } = reachOf(values)
    return [values[low], values[high]].filter((value) => value !== undefined)
  })
  return ends.length ? [Math.min(...ends), Math.max(...ends)] : [0, 0]
}

/**
 * The ends of the value axis before rounding. Bars start at zero, for their length is the figure; a line may
 * leave zero out when all it shows would otherwise happen in the upper quarter of the plot.
 */
export function domainOf([low, high]: readonly [number, number], fromZero: boolean): [number, number] {
  if (low === high && low === 0) return [0, 1]
  const farFromZero = Math.min(Math.abs(low), Math.abs(high)) > Math.max(Math.abs(low), Math.abs(high)) * 0.75
  if (!fromZero && low !== high && low * high > 0 && farFromZero) return [low, high]
  return [Math.min(0, low), Math.max(0, high)]
}

/**
 * A linear scale onto `range` (px) whose domain ends on round figures, with its ticks: about `count`, the first
 * and last being the ends of the domain, whole numbers where all figures are whole.
 */
export function valueScale(domain: readonly [number, number], range: [number, number], count: number) {
  const scale = scaleLinear<number>({ domain: [...domain], range, nice: count })
  const whole = domain.every(Number.isInteger)
  const ticks = scale.ticks(count).filter((tick) => !whole || Number.isInteger(tick))
  return { y: (value: number): number => scale(value), ticks }
}
