import { contrast, formatOklch, parseOklch } from './colour.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { expandOne, lightSurface } from './expand.ts'
import { tenantColourNames, withDefaults } from './tenant.ts'
import type { ColourName, TenantColours } from './tokens.ts'

/** A semantic colour derived from a brand colour, with its lowest-contrast pair. */
export interface BrandUse {
  /** The semantic colour: a background, a text or a mark. */
  token: ColourName
  /** `#rrggbb` of both sides; one of them is the brand colour as chosen. */
  foreground: string
  background: string
  /** The WCAG ratio, 1 to 21. */
  ratio: number
  /** Required ratio: 4.5 for text, 3 for marks. */
  requiredRatio: 4.5 | 3
}

/** Contrast of a brand colour in every component pair that uses it. */
export interface BrandCheck {
  name: keyof TenantColours
  colour: string
  uses: BrandUse[]
  passes: boolean
}

/** Semantic colours that show a brand colour as chosen while its contrast suffices; `expand` adjusts the lightness otherwise. */
const tokensOf: Readonly<Record<keyof TenantColours, readonly ColourName[]>> = {
  primary: ['primary', 'link', 'ring', 'chart1'],
  secondary: ['secondary', 'chart2'],
  tertiary: ['nav', 'chart5'],
  accent: ['accent', 'chart3'],
  highlight: ['highlight', 'chart4'],
  loginOverlay: ['overlay'],
}

const pairsOf = (token: ColourName) =>
  contrastPairs.filter(({ foreground, background }) => foreground === token || background === token)

function check(name: keyof TenantColours, brand: TenantColours): BrandCheck {
  const tokens = expandOne(name, brand, 'light')
  const colour = brand[name]
  const uses = tokensOf[name].map((token): BrandUse => {
    const side = (other: ColourName) => (other === token ? colour : (tokens[other] ?? colour))
    const pairs = pairsOf(token).map((pair) => {
      const [foreground, background] = [side(pair.foreground), side(pair.background)]
      return { token, foreground, background, requiredRatio: pair.ratio, ratio: contrast(foreground, background) }
    })
    return pairs.reduce((worst, pair) =>
      pair.ratio / pair.requiredRatio < worst.ratio / worst.requiredRatio ? pair : worst,
    )
  })
  return { name, colour, uses, passes: uses.every(({ ratio, requiredRatio }) => ratio >= requiredRatio) }
}

/**
 * Contrast of a client's six colours as chosen, wherever components use them, on light surfaces. A colour that
 * fails is rendered with another lightness: readable, but not in the exact brand colour.
 */
export function checkBrand(colours: Partial<TenantColours>): BrandCheck[] {
  const brand = withDefaults(colours)
  return tenantColourNames.map((name) => check(name, brand))
}

/**
 * The colour of the same hue with the smallest lightness change, in steps of 0.01, that passes everywhere; the colour
 * itself if it passes.
 */
export function nearestAccessibleColour(name: keyof TenantColours, colours: Partial<TenantColours>): string {
  const brand = withDefaults(colours)
  const passes = (colour: string) => check(name, { ...brand, [name]: colour }).passes
  if (passes(brand[name])) return brand[name]
  // Checks the surface first: it is the same for every candidate and rules out most of them cheaply.
  const surfaceUses = tokensOf[name].flatMap(pairsOf).filter(({ background }) => background === 'surface')
  const requiredRatio = Math.max(1, ...surfaceUses.map(({ ratio }) => ratio))
  const own = parseOklch(brand[name])
  for (let step = 1; step <= 100; step++) {
    for (const l of [own.l - step / 100, own.l + step / 100]) {
      if (l <= 0 || l >= 1) continue
      const colour = formatOklch({ ...own, l })
      if (contrast(colour, lightSurface) >= requiredRatio && passes(colour)) return colour
    }
  }
  return '#000000'
}
