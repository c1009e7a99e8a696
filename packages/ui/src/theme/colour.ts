import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode as register, wcagContrast } from 'culori/fn'

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees (OKLCH). */
export interface Oklch {
  l: number
  c: number
  h: number
}

register(modeRgb)
register(modeLrgb)
const oklch = register(modeOklch)

/** Parses `#rrggbb`; the hue of a grey is 0. */
export function parseOklch(hex: string): Oklch {
  const parsed = oklch(hex)
  if (!parsed) throw new RangeError(`Not a colour: ${hex}`)
  return { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 }
}

/** Formats as `#rrggbb`; chroma is reduced to fit sRGB. */
export function formatOklch({ l, c, h }: Oklch): string {
  const inside = clampChroma({ mode: 'oklch', l: clamp(l, 0, 1), c, h }, 'oklch')
  return formatHex(inside)
}

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b)

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** The lowest contrast of a colour against the backgrounds. */
export const lowestContrast = (colour: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => contrast(colour, background)))

/** Added to required ratios, because browsers round colours. */
const margin = 0.05

/**
 * The colour closest to `from` that reaches `ratio` on every background by changing only its lightness:
 * darker on light backgrounds, lighter on dark ones.
 */
export function reachContrast(from: Oklch, backgrounds: readonly string[], ratio: number): string {
  const wanted = ratio + margin
  const start = formatOklch(from)
  if (lowestContrast(start, backgrounds) >= wanted) return start
  const end = lowestContrast('#000000', backgrounds) >= lowestContrast('#ffffff', backgrounds) ? 0 : 1
  let near = from.l
  let far: number = end
  for (let step = 0; step < 12; step++) {
    const middle = (near + far) / 2
    if (lowestContrast(formatOklch({ ...from, l: middle }), backgrounds) >= wanted) far = middle
    else near = middle
  }
  return formatOklch({ ...from, l: far })
}

const white = '#ffffff'
const ink: Oklch = { l: 0.2, c: 0.02, h: 265 }

/** Text colour for the states of one control: white if readable on all of them, else ink, else black. */
export function onColour(...backgrounds: string[]): string {
  if (lowestContrast(white, backgrounds) >= 4.5) return white
  return reachContrast(ink, backgrounds, 4.5)
}
