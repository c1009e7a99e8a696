import { random } from '../random.ts'
import { group, linear, lines, num, path, plot, tag, type Point } from './draw.ts'

/** Position and shape of an aurora curtain. */
interface Curtain {
  from: number
  to: number
  /** Width of a ray; a whole number, so that rays meet without seams. */
  step: number
  /** Lower end of the ray at x. */
  foot: (x: number) => number
  /** Average height of a ray. */
  height: number
}

/** An aurora curtain: vertical rays whose lower ends follow a curve. Needs the filter of `soft`. */
export function curtain(id: string, paint: string, { from, to, step, foot, height }: Curtain): string {
  const draw = random(`curtain ${id}`)
  let drift = 0
  const rays: string[] = []
  for (let x = from; x < to; x += step) {
    drift = drift * 0.82 + draw.between(-0.2, 0.2)
    const tall = height * (1 + drift)
    const edge = Math.min(1, (x - from) / 160, (to - x) / 160)
    const opacity = Math.max(0.06, edge * (0.72 + 0.28 * Math.sin(x / 37) + drift * 0.5))
    const y = Math.round(foot(x) - tall)
    rays.push(path(`M${x} ${y}h${step}v${Math.round(tall)}h-${step}z`, { opacity: num(Math.min(1, opacity)) }))
  }
  return group({ fill: `url(#${paint})`, filter: 'url(#soft)' }, ...rays)
}

/** Blur filter for curtains, mostly horizontal. */
export const soft = (across: number) =>
  tag(
    'filter',
    { id: 'soft', x: '-10%', width: '120%', y: '-10%', height: '120%' },
    tag('feGaussianBlur', { stdDeviation: `${across} 5` }),
  )

/** Gradient of a ray, strongest at the lower end. */
export const ray = (id: string, foot: string, middle: string, top: string) =>
  linear(id, [
    [0, top, 0],
    [0.45, top, 0.28],
    [0.8, middle, 0.62],
    [0.95, foot, 0.95],
    [1, foot, 0],
  ])

/** Stars from the upper edge down to `height`. */
export const stars = (seed: string, count: number, width: number, height: number) => {
  const draw = random(seed)
  const dots = Array.from({ length: count }, () => `M${draw.integer(0, width)} ${draw.integer(0, height)}h0`).join('')
  return path(dots, { stroke: '#dffcf1', 'stroke-width': 2.4, 'stroke-linecap': 'round', opacity: 0.55 })
}

/** A ridge of mountains: long waves with short ones on them. */
export const ridge = (seed: string, width: number, base: number, height: number): Point[] => {
  const draw = random(seed)
  const phases = [draw.between(0, 6), draw.between(0, 6), draw.between(0, 6)] as const
  return plot(0, width, 24, (x) => {
    const t = (x / 960) * Math.PI
    return (
      base -
      height *
        (0.5 +
          0.32 * Math.sin(t * 1.7 + phases[0]) +
          0.17 * Math.sin(t * 4.1 + phases[1]) +
          0.08 * Math.sin(t * 9 + phases[2]))
    )
  })
}

/** One fir of five tiers. */
export const fir = (x: number, base: number, tall: number): string => {
  const tiers = [1, 2, 3, 4, 5]
  const side = (sign: number) =>
    tiers.flatMap((tier): Point[] => [
      [x + sign * tall * 0.042 * tier, base - tall * (1 - tier * 0.19)],
      [x + sign * tall * 0.018 * tier, base - tall * (1.02 - tier * 0.19)],
    ])
  const trunk = tall * 0.02
  return lines([[x, base - tall], ...side(1), [x + trunk, base], [x - trunk, base], ...side(-1).toReversed()])
}

/** Firs on a shore line, far enough to be triangles, as one path. */
export const firs = (seed: string, width: number, base: number, size: number): string => {
  const draw = random(seed)
  const trees: string[] = []
  for (let x = -10; x < width; x += draw.integer(size * 0.22, size * 0.62)) {
    const tall = Math.round(size * draw.between(0.5, 1.25))
    const half = Math.round(tall * 0.17)
    trees.push(`M${x} ${base - tall}l${half} ${tall}h${-2 * half}z`)
  }
  return trees.join('')
}
