import { formatOklch, reachContrast, parseOklch } from './colour.ts'
import type { ColourMode, ColourTokens, TenantColours } from './tokens.ts'

type ChartName = Extract<keyof ColourTokens, `chart${string}`>

/**
 * Lightness of the six series. Neighbours differ strongly, so that two series are distinguishable without hue: in print,
 * for colour-blind users and with a brand of six greys.
 */
const lightnessSteps = {
  light: [0.56, 0.42, 0.63, 0.28, 0.35, 0.49],
  dark: [0.7, 0.84, 0.56, 0.91, 0.63, 0.77],
} as const

/** Chart colours: the brand's hues with fixed lightness steps, each 3:1 against every surface. */
export function charts(brand: TenantColours, backgrounds: string[], mode: ColourMode): Pick<ColourTokens, ChartName> {
  const order = [brand.primary, brand.secondary, brand.accent, brand.highlight, brand.tertiary, brand.primary]
  const marks = order.map((colour, index) => {
    const { c, h } = parseOklch(colour)
    const step = lightnessSteps[mode][index] ?? 0.5
    // The sixth hue is the complement of the first.
    return reachContrast({ l: step, c: c * (mode === 'dark' ? 0.8 : 1), h: index === 5 ? h + 180 : h }, backgrounds, 3)
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
