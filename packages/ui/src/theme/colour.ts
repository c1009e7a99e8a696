import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, useMode as register, wcagContrast } from 'culori/fn'

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees (OKLCH). */
export interface Tone {
  l: number
  c: number
  h: number
}

register(modeRgb)
register(modeLrgb)
const oklch = register(modeOklch)

/** Reads `#rrggbb`; greys have no hue of their own and answer with 0. */
export function tone(hex: string): Tone {
  const parsed = oklch(hex)
  if (!parsed) throw new RangeError(`Not a colour: ${hex}`)
  return { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 }
}

/** Writes `#rrggbb`, taking chroma away where a screen cannot show the colour. */
export function hex({ l, c, h }: Tone): string {
  const inside = clampChroma({ mode: 'oklch', l: clamp(l, 0, 1), c, h }, 'oklch')
  return formatHex(inside)
}

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b)

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** The lowest contrast of a colour against any of the grounds. */
export const lowestContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

/** Computed ratios are kept a little above the demanded ones, for browsers that round. */
const margin = 0.05

/**
 * The colour nearest to `from` that reaches `ratio` on every ground, by moving its lightness alone:
 * away from the grounds, so darker on light ones and lighter on dark ones.
 */
export function reach(from: Tone, grounds: readonly string[], ratio: number): string {
  const wanted = ratio + margin
  const start = hex(from)
  if (lowestContrast(start, grounds) >= wanted) return start
  const end = lowestContrast('#000000', grounds) >= lowestContrast('#ffffff', grounds) ? 0 : 1
  let near = from.l
  let far: number = end
  for (let step = 0; step < 12; step++) {
    const middle = (near + far) / 2
    if (lowestContrast(hex({ ...from, l: middle }), grounds) >= wanted) far = middle
    else near = middle
  }
  return hex({ ...from, l: far })
}

const white = '#ffffff'
const ink: Tone = { l: 0.2, c: 0.02, h: 265 }

/** Text for grounds that are states of one control: white where it reads on all of them, else ink, else black. */
export function onColour(...grounds: string[]): string {
  if (lowestContrast(white, grounds) >= 4.5) return white
  return reach(ink, grounds, 4.5)
}
