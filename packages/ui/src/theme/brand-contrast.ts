import { contrast, hex, tone } from './colour.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { expandOne, lightSurface } from './expand.ts'
import { tenantColourNames, withDefaults } from './tenant.ts'
import type { ColourName, TenantColours } from './tokens.ts'

/** A place where components draw a brand colour, with the pair of it that is hardest to read. */
export interface BrandUse {
  /** What the colour stands in for: a ground, a text or a mark. */
  token: ColourName
  /** `#rrggbb` of both sides, the brand colour as it was chosen being one of them. */
  foreground: string
  ground: string
  /** The WCAG ratio, 1 to 21. */
  ratio: number
  /** What is owed: 4.5 for text, 3 for marks. */
  owed: 4.5 | 3
}

/** A brand colour beside every component pair that it takes part in. */
export interface BrandCheck {
  name: keyof TenantColours
  colour: string
  uses: BrandUse[]
  passes: boolean
}

/** Where a brand colour is drawn as chosen as long as it reads there; `expand` moves its lightness where it does not. */
const standsFor: Readonly<Record<keyof TenantColours, readonly ColourName[]>> = {
  primary: ['primary', 'link', 'ring', 'chart1'],
  secondary: ['secondary', 'chart2'],
  tertiary: ['nav', 'chart5'],
  accent: ['accent', 'chart3'],
  highlight: ['highlight', 'chart4'],
  loginOverlay: ['overlay'],
}

const pairsOf = (token: ColourName) =>
  contrastPairs.filter(({ foreground, ground }) => foreground === token || ground === token)

function check(name: keyof TenantColours, brand: TenantColours): BrandCheck {
  const drawn = expandOne(name, brand, 'light')
  const colour = brand[name]
  const uses = standsFor[name].map((token): BrandUse => {
    const side = (other: ColourName) => (other === token ? colour : (drawn[other] ?? colour))
    const pairs = pairsOf(token).map((pair) => {
      const [foreground, ground] = [side(pair.foreground), side(pair.ground)]
      return { token, foreground, ground, owed: pair.ratio, ratio: contrast(foreground, ground) }
    })
    return pairs.reduce((worst, pair) => (pair.ratio / pair.owed < worst.ratio / worst.owed ? pair : worst))
  })
  return { name, colour, uses, passes: uses.every(({ ratio, owed }) => ratio >= owed) }
}

/**
 * How the six colours of a client read where components draw them, on light surfaces, as they were chosen. A colour that
 * fails is drawn in another lightness there: the interface stays readable, but not in the brand's own colour.
 */
export function checkBrand(colours: Partial<TenantColours>): BrandCheck[] {
  const brand = withDefaults(colours)
  return tenantColourNames.map((name) => check(name, brand))
}

/**
 * The colour of the same hue whose lightness lies nearest, in steps of a hundredth, and that passes everywhere; the colour
 * itself when it does.
 */
export function nearestPassing(name: keyof TenantColours, colours: Partial<TenantColours>): string {
  const brand = withDefaults(colours)
  const passes = (colour: string) => check(name, { ...brand, [name]: colour }).passes
  if (passes(brand[name])) return brand[name]
  // The surface is the same for every colour of the line: one look at it spares most of them the whole judgement.
  const onSurface = standsFor[name].flatMap(pairsOf).filter(({ ground }) => ground === 'surface')
  const owed = Math.max(1, ...onSurface.map(({ ratio }) => ratio))
  const own = tone(brand[name])
  for (let step = 1; step <= 100; step++) {
    for (const l of [own.l - step / 100, own.l + step / 100]) {
      if (l <= 0 || l >= 1) continue
      const colour = hex({ ...own, l })
      if (contrast(colour, lightSurface) >= owed && passes(colour)) return colour
    }
  }
  return '#000000'
}
