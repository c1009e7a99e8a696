import { clamp, formatOklch, reachContrast, parseOklch } from './colour.ts'
import type { ColourMode, ColourTokens, TenantColours } from './tokens.ts'

type ChartName = Extract<keyof ColourTokens, `chart${string}`>

/**
 * Lightness of the six series, at least 0.42 so that a hue is visible. Neighbours differ strongly, so that two series are
 * distinguishable without hue: in print, for colour-blind users, and for a brand of six greys.
 */
const lightnessSteps = {
  light: [0.543, 0.422, 0.624, 0.462, 0.583, 0.503],
  dark: [0.7, 0.84, 0.56, 0.91, 0.63, 0.77],
} as const

/** Degrees between the hues of two series before they shift towards the colours of the brand. */
const hueStep = 60
/** Maximum shift of a hue in degrees: two hues that shift towards each other stay 42 degrees apart. */
const hueLean = 9
/** Chroma below which two hues cannot be told apart. */
const leastChroma = 0.08

/** Degrees from one hue to another, -180 to 180. */
const turn = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180

/** Chart colours: the hues of the brand, spread apart, with fixed lightness steps, each 3:1 against every surface. */
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
