import { group, num, path } from './draw.ts'

/** A stroked letter: path in a box 10 high (baseline at 10), and advance width. */
type Glyph = readonly [d: string, advance: number]
/** The letters of one typeface, including the space. */
export type Alphabet = Readonly<Record<string, Glyph>>

const bowl = 'M0 6.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0z'
const arch = 'M0 6a3 3 0 0 1 6 0V10'

/** Lower case of circles and straight stems. */
export const roundHand: Alphabet = {
  ' ': ['', 2.6],
  a: [`${bowl}M7 3V10`, 7],
  b: [`${bowl}M0 0V10`, 7],
  d: [`${bowl}M7 0V10`, 7],
  e: ['M0 6.5H7A3.5 3.5 0 1 0 5.8 9.1', 7],
  h: [`M0 0V10${arch}`, 6],
  i: ['M0 3V10M0 .1V.1', 0],
  l: ['M0 0V10', 0],
  n: [`M0 3V10${arch}`, 6],
  o: [bowl, 7],
  r: ['M0 3V10M0 6.5A3.5 3.5 0 0 1 3.4 3', 3.2],
  s: [
    'M5 4.2C4.5 3.4 3.5 3 2.6 3 1.2 3 .3 3.7.3 4.8.3 7.2 5.3 5.9 5.3 8.2 5.3 9.4 4.2 10 2.8 10 1.5 10 .6 9.5 0 8.6',
    5.3,
  ],
  t: ['M1.6.8V7.9Q1.6 10 3.7 10H4.3M0 3H4.3', 4.3],
  u: ['M0 3V7a3 3 0 0 0 6 0V3M6 7V10', 6],
}

/** Capitals with cut corners. */
export const machinedHand: Alphabet = {
  A: ['M0 10V3.2L3.2 0H5.8L9 3.2V10M0 6.6H9', 9],
  C: ['M8.4 0H3.2L0 3.2V6.8L3.2 10H8.4', 8.4],
  E: ['M7.8 0H0V10H7.8M0 5H6.6', 7.8],
  M: ['M0 10V0L5.2 5.6L10.4 0V10', 10.4],
}

/** Capitals with slab serifs. */
export const timberHand: Alphabet = {
  ' ': ['', 1.6],
  A: ['M1 10L5 0L9 10M2.4 6.7H7.6M-.4 10H2.4M7.6 10H10.4', 10],
  C: ['M8.8 2.2A5 5 0 1 0 8.8 7.8M8.8.2V2.9', 8.8],
  D: ['M1.2 0V10M0 0H4.4A5 5 0 0 1 4.4 10H0', 9.4],
  E: ['M1.2 0V10M0 0H7V2M0 10H7.2V8M1.2 4.9H5M5 3.9V5.9', 7.2],
  O: ['M0 5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z', 10],
  R: ['M1.2 0V10M0 0H4.6A2.7 2.7 0 0 1 4.6 5.4H1.2M4.4 5.4L7.2 10H8.8M0 10H2.4', 8.6],
  '&': ['M8.6 10L2.4 3.2C1.2 1.8 1.9 0 3.9 0 6 0 6.8 2.1 5 3.4L2.7 5C.2 6.7.7 10 3.8 10 6.4 10 8 8.2 8.2 5.6', 8.6],
}

/** Typesetting of a word: position of its top left corner, cap height, letter spacing, stroke width. */
export interface Setting {
  x: number
  y: number
  height: number
  /** In tenths of the cap height. */
  tracking: number
  /** In tenths of the cap height. */
  pen: number
  colour: string
  /** Line caps and joins: round (default), square with bevelled joins, or flat. */
  ends?: 'round' | 'square' | 'flat'
}

/** Width of a word. */
export const widthOf = (
  text: string,
  alphabet: Alphabet,
  { height, tracking }: Pick<Setting, 'height' | 'tracking'>,
): number =>
  (Array.from(text).reduce((sum, letter) => sum + (alphabet[letter]?.[1] ?? 0) + tracking, -tracking) * height) / 10

/** Renders a word as paths. @throws RangeError for a letter missing in the alphabet. */
export function word(text: string, alphabet: Alphabet, setting: Setting): string {
  let pen = 0
  const letters = Array.from(text).map((letter) => {
    const glyph = alphabet[letter]
    if (!glyph) throw new RangeError(`This alphabet has no "${letter}".`)
    const drawn = glyph[0] && path(glyph[0], pen > 0 ? { transform: `translate(${Math.round(pen * 100) / 100})` } : {})
    pen += glyph[1] + setting.tracking
    return drawn
  })
  const cap = { round: 'round', square: 'square', flat: 'butt' }[setting.ends ?? 'round']
  const corners =
    cap === 'round' ? { 'stroke-linejoin': 'round' } : { 'stroke-linejoin': 'miter', 'stroke-miterlimit': 2 }
  return group(
    {
      transform: `translate(${num(setting.x)} ${num(setting.y)}) scale(${setting.height / 10})`,
      fill: 'none',
      stroke: setting.colour,
      'stroke-width': String(setting.pen),
      'stroke-linecap': cap,
      ...corners,
    },
    ...letters,
  )
}
