import { clamp, formatOklch, reachContrast, parseOklch } from './colour.ts'
import type { ColourMode, ColourTokens, TenantColours } from './tokens.ts'

type ChartName = Extract<keyof ColourTokens, `chart${string}`>

/**
 * Lightness of the six series, at least 0.42 so that a hue is seen. Neighbours differ strongly, so that two series are
 * distinguishable without hue: in print, for colour-blind users and with a brand of six greys.
 */
const lightnessSteps = {
  light: [0.543, 0.422, 0.624, 0.462, 0.583, 0.503],
  dark: [0.7, 0.84, 0.56, 0.91, 0.63, 0.77],
} as const

/** Degrees between the hues of two series before they lean to the colours of the brand. */
const hueStep = 60
/** Degrees that a hue may lean: two that lean to each other keep 42 between them. */
const hueLean = 9
/** Below this chroma two hues are not told apart. */
const leastChroma = 0.08

/** Degrees from one hue to another, -180 to 180. */
const turn = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180

/** Chart colours: the brand's hues, moved apart, with fixed lightness steps, each 3:1 against every surface. */
export function charts(brand: TenantColours, backgrounds: string[], mode: ColourMode): Pick<ColourTokens, ChartName> {
  const own = parseOklch(brand.primary)
  const free = lightnessSteps.light.map((_, index) => own.h + index * hueStep)
  const order = [brand.primary, brand.secondary, brand.accent, brand.highlight, brand.tertiary, brand.primary]
  const marks = order.map((colour, index) => {
    const { c, h } = parseOklch(colour)
    const nearest = free.reduce((best, hue) => (Math.abs(turn(hue, h)) < Math.abs(turn(best, h)) ? hue : best))
    free.splice(free.indexOf(nearest), 1)
    const chroma = Math.max(c * (mode === 'dark' ? 0.8 : 1), leastChroma)
    const hue = nearest + clamp(turn(nearest, h), -hueLean, hueLean)
    return reachContrast({ l: lightnessSteps[mode][index] ?? 0.5, c: chroma, h: hue }, backgrounds, 3)
  })
  const [chart1 = '', chart2 = '', chart3 = '', chart4 = '', chart5 = '', chart6 = ''] = marks
  const light = mode === 'light'
  return {
    chart1,
    chart2,
    chart3,
    chart4,
    chart5,
    chart6,
    chartAxis: reachContrast({ l: light ? 0.53 : 0.7, c: 0, h: 0 }, backgrounds, 4.5),
    chartGrid: formatOklch({ l: light ? 0.925 : 0.31, c: 0, h: 0 }),
  }
}
