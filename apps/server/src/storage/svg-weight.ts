import { outlineOf } from './svg-outline.ts'

/** What decides how much a drawing enlarges its parts, and how long its outlines take. */
export interface SvgScale {
  /** Units of the drawing that its shorter side has. */
  size: number
  /** Whether a part may be drawn larger than in the units of the drawing. */
  enlarges: boolean
  /** The shortest period of dashes anywhere in the drawing; Infinity without dashes, 0 if it or an outline is not known. */
  dash: number
}

/** The most units that are less than a pixel of a screen. */
const MAX_SIZE = 1_500
/** Side of a drawing that gives none. */
const DEFAULT_SIZE = 100

const numbersIn = (text: string): number[] => (text.match(/[^\s,]+/g) ?? []).map(Number)
const largest = (text: string): number => {
  const values = numbersIn(text).map(Math.abs)
  return values.some(Number.isNaN) ? Infinity : Math.max(0, ...values)
}

/** Units of the shorter side of a drawing. */
export function sizeOf(attributes: ReadonlyMap<string, string>): number {
  const sides = numbersIn(attributes.get('viewBox') ?? '').slice(2)
  const given = sides.length > 0 ? sides : ['width', 'height'].map((side) => parseFloat(attributes.get(side) ?? ''))
  const size = Math.min(...given, MAX_SIZE)
  return size > 0 ? size : DEFAULT_SIZE
}

function hasScale(transform: string): boolean {
  const pieces = transform.split('(')
  return pieces.slice(1).some((after, index) => {
    const before = pieces[index]?.trimEnd() ?? ''
    if (before.endsWith('translate') || before.endsWith('rotate')) return false
    const [values = ''] = after.split(')')
    return !/(?:scale|matrix)$/.test(before) || largest(numbersIn(values).slice(0, 4).join(' ')) > 1
  })
}

/** Whether style text may enlarge an element. */
export const styleEnlarges = (style: string): boolean => /(?:transform|scale|zoom)\s*(?::|\/\*)/i.test(style)

/** Whether an element inside of the drawing may enlarge itself or others. */
export const enlarges = (name: string, attributes: readonly { local: string; value: string }[]): boolean =>
  name === 'marker' ||
  attributes.some(
    ({ local, value }) =>
      local === 'viewBox' ||
      (/(?:Content|primitive)Units$/.test(local) && value !== 'userSpaceOnUse') ||
      (/transform$/i.test(local) && hasScale(value)) ||
      (local === 'style' && styleEnlarges(value)),
  )

/** The weight of a filter by radius, which is a share of the drawing. */
const BLUR = { least: 400, most: 25_000, of: (share: number) => 50_000 * share ** 2 }
const MORPHOLOGY = { least: 1_000, most: 30_000, of: (share: number) => 50_000 * share }

/** Filter functions of style sheets, with their weights. */
export const FUNCTION_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['blur', BLUR.most],
  ['drop-shadow', BLUR.most],
  ...['brightness', 'contrast', 'grayscale', 'hue-rotate', 'invert', 'opacity', 'saturate', 'sepia'].map(
    (name) => [name, 100] as const,
  ),
])

/** What follows the name of a property with a value that costs nothing. */
const plain = (value: string) => String.raw`\s*:\s*(?:${value})\s*(?:[;}!]|$)`

/** Properties of style sheets that cost what an effect costs, with their weights, and the values that cost nothing. */
export const PROPERTY_WEIGHTS: ReadonlyMap<string, { weight: number; plain: string }> = new Map([
  ['mix-blend-mode', { weight: 50, plain: plain('normal') }],
  ['opacity', { weight: 50, plain: plain(String.raw`1(?:\.0*)?|100%`) }],
  ['will-change', { weight: 50, plain: plain('auto') }],
  // A list of any length.
  ['text-shadow', { weight: Infinity, plain: plain('none') }],
])

const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['feTurbulence', 15_000],
  ['feConvolveMatrix', 20_000],
  ['feDiffuseLighting', 1_500],
  ['feSpecularLighting', 1_500],
  ['mask', 50],
  ['linearGradient', 10],
  ['radialGradient', 10],
])

/** Dashes of a curve that take as long as a plain element. */
const DASHES = 16
/** Lines that take as long. */
const LINES = 4
/** Lines beside each other, squared, that take as long besides: they are sorted for each row of pixels. */
const SORTED = 6_000

/**
 * The weight of an outline, by its dashes and by how often it crosses the drawing: at most once for each segment, and that often
 * where parts may be enlarged.
 */
function outlineWeight(name: string, valueOf: (attribute: string) => string | undefined, scale: SvgScale): number {
  const outline = outlineOf(name, valueOf, scale.size)
  if (!outline) return 0
  const lines = scale.enlarges ? outline.segments : Math.min(outline.length / scale.size, outline.segments)
  const length = Math.max(outline.length, Number(valueOf('pathLength') ?? 0) || 0)
  return lines / LINES + lines ** 2 / SORTED + dashWeight(length, scale)
}

function dashWeight(length: number, { dash }: SvgScale): number {
  if (dash === Infinity) return 0
  return dash === 0 ? Infinity : length / dash / DASHES
}

/** The weight of visible characters besides one each: they can be outlined, and marks on each other. */
export const charactersWeigh = (count: number, scale: SvgScale): number =>
  count === 0 ? 0 : 4 * count + dashWeight(6 * count * scale.size, scale)

/**
 * How many plain elements take as long to draw as this one: a plain one of the size of a page takes 0.13 ms in Chromium without a
 * graphics card. What its attributes do not bound has the weight of the slowest.
 */
export function weighs(
  name: string,
  attributes: readonly { local: string; value: string }[],
): (scale: SvgScale) => number {
  const valueOf = (wanted: string) => attributes.find(({ local }) => local === wanted)?.value
  const byRadius =
    (radius: string, { least, most, of }: typeof BLUR) =>
    ({ size, enlarges: isEnlarged }: SvgScale) =>
      isEnlarged ? most : Math.min(least + of(largest(radius) / size), most)
  if (name === 'feGaussianBlur') return byRadius(valueOf('stdDeviation') ?? '0', BLUR)
  if (name === 'feDropShadow') return byRadius(valueOf('stdDeviation') ?? '2', BLUR)
  if (name === 'feMorphology') return byRadius(valueOf('radius') ?? '0', MORPHOLOGY)
  const isPrimitive = /^fe(?!Func|MergeNode|(?:Point|Distant|Spot)Light)/.test(name)
  const weight = WEIGHTS.get(name) ?? (isPrimitive ? 100 : 1)
  // A part is weighed again in each part around it that something refers to: its outline is read once.
  let total: number | undefined
  return (scale) => (total ??= weight + outlineWeight(name, valueOf, scale))
}
