import { charts } from './charts.ts'
import { clamp, contrast, hex, onColour, reach, tone, type Tone } from './colour.ts'
import { statusColours } from './status.ts'
import { withDefaults } from './tenant.ts'
import type { ColourMode, ColourTokens, TenantColours } from './tokens.ts'

/** Below this chroma a brand colour counts as a grey and lends no hue. */
const greyChroma = 0.02
const neutralHue = 260

/**
 * Turns the six colours of a client into every semantic colour. Pure and total: any six `#rrggbb` values give a
 * readable interface (`contrastPairs`), so a client can choose freely and nobody has to check.
 *
 * @param colours what the client chose, each `#rrggbb`; the product's defaults fill what is missing
 * @param mode    light or dark; dark is designed on its own and not inverted
 * @throws RangeError when a value is not a colour: validate foreign input with `parseTenantColours`
 */
export function expand(colours: Partial<TenantColours>, mode: ColourMode): ColourTokens {
  const brand = withDefaults(colours)
  const neutral = neutrals(tone(brand.primary), mode)
  const grounds = groundsOf(neutral)
  return {
    ...neutral,
    ...action(tone(brand.primary), grounds, mode),
    ...navigation(tone(brand.tertiary), mode),
    ...marks(brand, mode),
    ...statusColours(mode),
    ...charts(brand, grounds, mode),
  }
}

/**
 * The part of `expand` that one brand colour decides, with the surfaces it is drawn on: all that judging this colour needs.
 * The charts are left out, because the colours beside a series are the surfaces.
 */
export function expandOne(name: keyof TenantColours, brand: TenantColours, mode: ColourMode): Partial<ColourTokens> {
  const neutral = neutrals(tone(brand.primary), mode)
  if (name === 'tertiary') return { ...neutral, ...navigation(tone(brand.tertiary), mode) }
  if (name !== 'primary') return { ...neutral, ...marks(brand, mode) }
  return { ...neutral, ...action(tone(brand.primary), groundsOf(neutral), mode) }
}

/** The grounds that links, focus and chart marks are drawn on. */
const groundsOf = ({ background, surface, raised, input, muted }: ReturnType<typeof neutrals>) => [
  background,
  surface,
  raised,
  input,
  muted,
]

/** What cards stand on in light mode, under every brand. */
export const lightSurface = '#ffffff'

/** Surfaces, hairlines and text. In the dark, what is nearer to the eye is lighter. */
function neutrals(primary: Tone, mode: ColourMode) {
  const h = primary.c < greyChroma ? neutralHue : primary.h
  // The brand tints the greys by a breath at most: the interface stays quiet under any brand.
  const tint = primary.c < greyChroma ? 0 : 1
  const grey = (l: number, c: number) => hex({ l, c: c * tint, h })
  const light = mode === 'light'
  const background = light ? grey(0.984, 0.003) : grey(0.17, 0.008)
  const surface = light ? lightSurface : grey(0.207, 0.01)
  const raised = light ? '#ffffff' : grey(0.247, 0.012)
  const input = light ? '#ffffff' : grey(0.19, 0.01)
  const muted = light ? grey(0.965, 0.005) : grey(0.262, 0.012)
  const controlHover = light ? grey(0.955, 0.006) : grey(0.285, 0.013)
  const grounds = [background, surface, raised, input, muted, controlHover]
  const quiet = reach({ l: light ? 0.53 : 0.7, c: 0.018 * tint, h }, grounds, 4.5)
  const tooltip = light ? grey(0.25, 0.015) : grey(0.93, 0.006)
  return {
    background,
    surface,
    raised,
    input,
    muted,
    controlHover,
    foreground: light ? grey(0.225, 0.018) : grey(0.95, 0.006),
    mutedForeground: quiet,
    inputForeground: light ? grey(0.225, 0.018) : grey(0.95, 0.006),
    placeholder: quiet,
    border: light ? grey(0.912, 0.007) : grey(0.325, 0.013),
    inputBorder: reach({ l: light ? 0.7 : 0.5, c: 0.014 * tint, h }, grounds, 3),
    skeleton: light ? grey(0.935, 0.006) : grey(0.28, 0.012),
    tooltip,
    tooltipForeground: onColour(tooltip),
    modalBackdrop: light ? 'rgb(12 16 26 / 0.44)' : 'rgb(2 4 8 / 0.66)',
    shadow: light ? 'rgb(15 20 35 / 0.12)' : 'rgb(0 0 0 / 0.5)',
  }
}

/** The primary colour: the one main action, links, focus and selection. */
function action(brand: Tone, grounds: string[], mode: ColourMode) {
  const base = mode === 'light' ? onLight(brand) : onDark(brand)
  const primary = hex(base)
  // Under the pointer a fill grows darker; near-black ones, and bright ones in the dark, grow lighter.
  const lighter = base.l < 0.3 || (mode === 'dark' && onColour(primary) !== '#ffffff')
  const state = (amount: number) => hex({ ...base, l: base.l + (lighter ? amount : -amount) })
  const primaryHover = state(0.035)
  const primaryActive = state(0.07)
  const primarySubtle =
    mode === 'light'
      ? hex({ ...base, l: 0.958, c: Math.min(base.c, 0.026) })
      : hex({ ...base, l: 0.285, c: Math.min(base.c, 0.042) })
  return {
    primary,
    primaryHover,
    primaryActive,
    primarySubtle,
    primaryForeground: onColour(primary, primaryHover, primaryActive),
    primaryBorder: reach(base, grounds, 3),
    primarySubtleForeground: reach(base, [primarySubtle, ...grounds], 4.5),
    link: reach(base, [primarySubtle, ...grounds], 4.5),
    ring: reach(base, [primarySubtle, ...grounds], 3),
  }
}

/**
 * On light surfaces a brand keeps its colour. Two exceptions: one that white nearly reads on (from 3 to 1) is
 * darkened until it does, and a near-white grey, which would vanish, is drawn in ink.
 */
function onLight(brand: Tone): Tone {
  if (brand.c < greyChroma && brand.l > 0.85) return { l: 0.24, c: brand.c, h: brand.h }
  const own = contrast(hex(brand), '#ffffff')
  return own >= 3 && own < 4.55 ? tone(reach(brand, ['#ffffff'], 4.5)) : brand
}

/** On dark surfaces a brand loses some chroma and is lifted until it stands out; a near-black grey turns near-white. */
function onDark(brand: Tone): Tone {
  if (brand.c < greyChroma && brand.l < 0.35) return { l: 0.93, c: brand.c, h: brand.h }
  const calm = { ...brand, c: brand.c * 0.88 }
  if (contrast(hex(calm), '#ffffff') < 3) return { ...calm, l: Math.min(calm.l, 0.9) }
  // The window where white reads on the colour and the colour stands out from the surface.
  const lifted = tone(reach(calm, [hex({ l: 0.262, c: 0.012, h: brand.h })], 3))
  return tone(reach({ ...lifted, l: Math.max(lifted.l, 0.5) }, ['#ffffff'], 4.5))
}

/** The side navigation stands on the tertiary colour: always dark or always pale, never a shouting middle. */
function navigation(tertiary: Tone, mode: ColourMode) {
  const ground = navigationGround(tertiary, mode)
  const nav = hex(ground)
  const away = ground.l > 0.6 ? -1 : 1
  const navHover = hex({ ...ground, l: ground.l + 0.045 * away })
  const navActive = hex({ ...ground, l: ground.l + 0.09 * away, c: Math.min(ground.c + 0.01, 0.12) })
  const text = onColour(nav, navHover, navActive)
  return {
    nav,
    navHover,
    navActive,
    navForeground: text,
    navActiveForeground: text,
    navMutedForeground: reach(
      { l: away > 0 ? 0.74 : 0.5, c: Math.min(ground.c, 0.03), h: ground.h },
      [nav, navHover],
      4.5,
    ),
    navRing: reach({ ...tone(text), c: 0 }, [nav, navHover, navActive], 3),
  }
}

function navigationGround(tertiary: Tone, mode: ColourMode): Tone {
  const calm = { ...tertiary, c: Math.min(tertiary.c, 0.11) }
  if (mode === 'dark') return { ...calm, l: clamp(calm.l, 0.15, 0.19), c: calm.c * 0.5 }
  if (calm.l >= 0.88) return { ...calm, l: Math.min(calm.l, 0.97), c: Math.min(calm.c, 0.05) }
  return { ...calm, l: clamp(calm.l, 0.16, 0.36) }
}

/** The small marks of the brand and the login overlay, with their text. */
function marks(brand: TenantColours, mode: ColourMode) {
  const mark = (value: string) => {
    const own = tone(value)
    return hex(mode === 'light' ? own : { ...own, l: Math.max(own.l, 0.62), c: own.c * 0.85 })
  }
  const [secondary, accent, highlight] = [mark(brand.secondary), mark(brand.accent), mark(brand.highlight)]
  const own = tone(brand.loginOverlay)
  const overlay = hex(mode === 'light' ? own : { ...own, l: Math.min(own.l, 0.36), c: own.c * 0.85 })
  return {
    secondary,
    secondaryForeground: onColour(secondary),
    accent,
    accentForeground: onColour(accent),
    highlight,
    highlightForeground: onColour(highlight),
    overlay,
    overlayForeground: onColour(overlay),
  }
}
