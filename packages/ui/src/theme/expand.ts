import { charts } from './charts.ts'
import { clamp, contrast, formatOklch, onColour, reachContrast, parseOklch, type Oklch } from './colour.ts'
import { statusColours } from './status.ts'
import { withDefaults } from './tenant.ts'
import type { ColourMode, ColourTokens, TenantColours } from './tokens.ts'

/** Below this chroma a brand colour counts as grey and its hue is ignored. */
const greyChroma = 0.02
const neutralHue = 260

/**
 * Derives every semantic colour from the six colours of a client. Pure and total: any six `#rrggbb` values give a
 * readable interface (`contrastPairs`).
 *
 * @param colours the client's colours, each `#rrggbb`; missing ones use the defaults
 * @param mode    light or dark; dark is a separate design, not inverted
 * @throws RangeError when a value is not a colour: validate untrusted input with `parseTenantColours`
 */
export function expand(colours: Partial<TenantColours>, mode: ColourMode): ColourTokens {
  const brand = withDefaults(colours)
  const neutral = neutrals(parseOklch(brand.primary), mode)
  const backgrounds = backgroundsOf(neutral)
  return {
    ...neutral,
    ...action(parseOklch(brand.primary), backgrounds, mode),
    ...navigation(parseOklch(brand.tertiary), mode),
    ...marks(brand, mode),
    ...statusColours(mode),
    ...charts(brand, backgrounds, mode),
  }
}

/**
 * The part of `expand` that depends on one brand colour, with the surfaces behind it: enough to check that colour.
 * Without charts, because a series is only compared with the surfaces.
 */
export function expandOne(name: keyof TenantColours, brand: TenantColours, mode: ColourMode): Partial<ColourTokens> {
  const neutral = neutrals(parseOklch(brand.primary), mode)
  if (name === 'tertiary') return { ...neutral, ...navigation(parseOklch(brand.tertiary), mode) }
  if (name !== 'primary') return { ...neutral, ...marks(brand, mode) }
  return { ...neutral, ...action(parseOklch(brand.primary), backgroundsOf(neutral), mode) }
}

/** Backgrounds of links, focus rings and chart marks. */
const backgroundsOf = ({ background, surface, raised, input, muted }: ReturnType<typeof neutrals>) => [
  background,
  surface,
  raised,
  input,
  muted,
]

/** Card surface in light mode, for every brand. */
export const lightSurface = '#ffffff'

/** Surfaces, borders and text. In dark mode higher elevation is lighter. */
function neutrals(primary: Oklch, mode: ColourMode) {
  const h = primary.c < greyChroma ? neutralHue : primary.h
  // The brand tints the greys only slightly, so that the interface stays neutral.
  const tint = primary.c < greyChroma ? 0 : 1
  const grey = (l: number, c: number) => formatOklch({ l, c: c * tint, h })
  const light = mode === 'light'
  const background = light ? grey(0.984, 0.003) : grey(0.17, 0.008)
  const surface = light ? lightSurface : grey(0.207, 0.01)
  const raised = light ? '#ffffff' : grey(0.247, 0.012)
  const input = light ? '#ffffff' : grey(0.19, 0.01)
  const muted = light ? grey(0.965, 0.005) : grey(0.262, 0.012)
  const controlHover = light ? grey(0.955, 0.006) : grey(0.285, 0.013)
  const backgrounds = [background, surface, raised, input, muted, controlHover]
  const quiet = reachContrast({ l: light ? 0.53 : 0.7, c: 0.018 * tint, h }, backgrounds, 4.5)
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
    inputBorder: reachContrast({ l: light ? 0.7 : 0.5, c: 0.014 * tint, h }, backgrounds, 3),
    skeleton: light ? grey(0.935, 0.006) : grey(0.28, 0.012),
    tooltip,
    tooltipForeground: onColour(tooltip),
    modalBackdrop: light ? 'rgb(12 16 26 / 0.44)' : 'rgb(2 4 8 / 0.66)',
    shadow: light ? 'rgb(15 20 35 / 0.12)' : 'rgb(0 0 0 / 0.5)',
  }
}

/** The primary colour: primary action, links, focus and selection. */
function action(brand: Oklch, backgrounds: string[], mode: ColourMode) {
  const base = mode === 'light' ? onLight(brand) : onDark(brand)
  const primary = formatOklch(base)
  // Hover darkens a fill; near-black fills, and bright ones in dark mode, get lighter.
  const lighter = base.l < 0.3 || (mode === 'dark' && onColour(primary) !== '#ffffff')
  const state = (amount: number) => formatOklch({ ...base, l: base.l + (lighter ? amount : -amount) })
  const primaryHover = state(0.035)
  const primaryActive = state(0.07)
  const primarySubtle =
    mode === 'light'
      ? formatOklch({ ...base, l: 0.958, c: Math.min(base.c, 0.026) })
      : formatOklch({ ...base, l: 0.285, c: Math.min(base.c, 0.042) })
  return {
    primary,
    primaryHover,
    primaryActive,
    primarySubtle,
    primaryForeground: onColour(primary, primaryHover, primaryActive),
    primaryBorder: reachContrast(base, backgrounds, 3),
    primarySubtleForeground: reachContrast(base, [primarySubtle, ...backgrounds], 4.5),
    link: reachContrast(base, [primarySubtle, ...backgrounds], 4.5),
    ring: reachContrast(base, [primarySubtle, ...backgrounds], 3),
  }
}

/**
 * On light surfaces a brand keeps its colour, with two exceptions. A colour on which white is almost readable (from 3:1) is
 * darkened until it is readable. A near-white grey, which would be invisible, becomes ink.
 */
function onLight(brand: Oklch): Oklch {
  if (brand.c < greyChroma && brand.l > 0.85) return { l: 0.24, c: brand.c, h: brand.h }
  const own = contrast(formatOklch(brand), '#ffffff')
  return own >= 3 && own < 4.55 ? parseOklch(reachContrast(brand, ['#ffffff'], 4.5)) : brand
}

/** On dark surfaces a brand loses some chroma and is lightened until it is visible; a near-black grey becomes near-white. */
function onDark(brand: Oklch): Oklch {
  if (brand.c < greyChroma && brand.l < 0.35) return { l: 0.93, c: brand.c, h: brand.h }
  const muted = { ...brand, c: brand.c * 0.88 }
  if (contrast(formatOklch(muted), '#ffffff') < 3) return { ...muted, l: Math.min(muted.l, 0.9) }
  // The lightness range where white is readable on the colour and the colour contrasts with the surface.
  const lifted = parseOklch(reachContrast(muted, [formatOklch({ l: 0.262, c: 0.012, h: brand.h })], 3))
  return parseOklch(reachContrast({ ...lifted, l: Math.max(lifted.l, 0.5) }, ['#ffffff'], 4.5))
}

/** The side navigation uses the tertiary colour, moved to a dark or a pale lightness. */
function navigation(tertiary: Oklch, mode: ColourMode) {
  const background = navigationBackground(tertiary, mode)
  const nav = formatOklch(background)
  const away = background.l > 0.6 ? -1 : 1
  const navHover = formatOklch({ ...background, l: background.l + 0.045 * away })
  const navActive = formatOklch({
    ...background,
    l: background.l + 0.09 * away,
    c: Math.min(background.c + 0.01, 0.12),
  })
  const text = onColour(nav, navHover, navActive)
  return {
    nav,
    navHover,
    navActive,
    navForeground: text,
    navActiveForeground: text,
    navMutedForeground: reachContrast(
      { l: away > 0 ? 0.74 : 0.5, c: Math.min(background.c, 0.03), h: background.h },
      [nav, navHover],
      4.5,
    ),
    navRing: reachContrast({ ...parseOklch(text), c: 0 }, [nav, navHover, navActive], 3),
  }
}

function navigationBackground(tertiary: Oklch, mode: ColourMode): Oklch {
  const muted = { ...tertiary, c: Math.min(tertiary.c, 0.11) }
  if (mode === 'dark') return { ...muted, l: clamp(muted.l, 0.15, 0.19), c: muted.c * 0.5 }
  if (muted.l >= 0.88) return { ...muted, l: Math.min(muted.l, 0.97), c: Math.min(muted.c, 0.05) }
  return { ...muted, l: clamp(muted.l, 0.16, 0.36) }
}

/** Secondary brand colours and the login overlay, with their text colours. */
function marks(brand: TenantColours, mode: ColourMode) {
  const mark = (value: string) => {
    const own = parseOklch(value)
    return formatOklch(mode === 'light' ? own : { ...own, l: Math.max(own.l, 0.62), c: own.c * 0.85 })
  }
  const [secondary, accent, highlight] = [mark(brand.secondary), mark(brand.accent), mark(brand.highlight)]
  const own = parseOklch(brand.loginOverlay)
  const overlay = formatOklch(mode === 'light' ? own : { ...own, l: Math.min(own.l, 0.36), c: own.c * 0.85 })
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
