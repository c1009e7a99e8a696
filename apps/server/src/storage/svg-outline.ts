/** The length of an outline, in the units of its element, and its number of segments. */
export interface Outline {
  length: number
  segments: number
}

type Point = readonly [x: number, y: number]

/** Goes along an outline. Distances are measured along the axes, and curves along their control points, which is never shorter. */
function createPen() {
  let at: Point = [0, 0]
  const outline: Outline = { length: 0, segments: 0 }
  return {
    outline,
    at: () => at,
    move: (point: Point) => void (at = point),
    /** `least`: the length of the way to the point where it is not a line. */
    draw: (point: Point, least = 0) => {
      outline.segments += 1
      outline.length += Math.max(Math.abs(point[0] - at[0]) + Math.abs(point[1] - at[1]), least)
      at = point
    },
  }
}

/** Numbers of each command. Those of an arc contain its radii and two flags, which may follow each other without a separator. */
const NUMBERS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 } as const
type Command = keyof typeof NUMBERS
const NUMBER = /[\s,]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y

function* valuesOf(text: string, command: Command): Generator<number[]> {
  let [index, values] = [0, [] as number[]]
  for (;;) {
    const pattern = command === 'a' && (values.length === 3 || values.length === 4) ? FLAG : NUMBER
    pattern.lastIndex = index
    const found = pattern.exec(text)
    if (!found) return
    index = pattern.lastIndex
    values.push(Number(found[1]))
    if (values.length < NUMBERS[command]) continue
    yield values
    values = []
  }
}

function outlineOfPath(d: string): Outline {
  const { outline, at, move, draw } = createPen()
  let start: Point = [0, 0]
  /** The last control point of a quadratic curve, which the next one can mirror. */
  let control: Point | undefined
  for (const [, letter = '', text = ''] of d.matchAll(/([achlmqstvz])([^achlmqstvz]*)/gi)) {
    const command = letter.toLowerCase() as Command
    if (command === 'z') draw(start)
    let isFirst = true
    for (const values of valuesOf(text, command)) {
      const from = at()
      const [x, y] = letter === command ? from : [0, 0]
      const point = (index: number): Point => [x + (values[index] ?? 0), y + (values[index + 1] ?? 0)]
      const mirrored: Point = control ? [2 * from[0] - control[0], 2 * from[1] - control[1]] : from
      control = command === 'q' ? point(0) : command === 't' ? mirrored : undefined
      if (command === 'm' && isFirst) move((start = point(0)))
      else if (command === 'h') draw([x + (values[0] ?? 0), from[1]])
      else if (command === 'v') draw([from[0], y + (values[0] ?? 0)])
      // The radii of an arc grow to half of the distance of its ends.
      else if (command === 'a')
        draw(point(5), 2 * Math.PI * Math.max(Math.abs(values[0] ?? 0), Math.abs(values[1] ?? 0)))
      else {
        if (command === 't') draw(mirrored)
        for (let index = 0; index < values.length; index += 2) draw(point(index))
      }
      isFirst = false
    }
  }
  return outline
}

function outlineOfPoints(points: string): Outline {
  const { outline, draw } = createPen()
  for (const [x = 0, y = 0] of valuesOf(points, 'l')) draw([x, y])
  return outline
}

/** The outline of an element, from its attributes; undefined for elements without one. */
export function outlineOf(
  name: string,
  valueOf: (attribute: string) => string | undefined,
  size: number,
): Outline | undefined {
  const unitOf = (value: string) => (value.includes('%') ? size / 100 : /(?:[\d.]|px)$/i.test(value) ? 1 : MAX_UNIT)
  const sum = (...names: string[]) =>
    names.reduce((total, one) => {
      const value = (valueOf(one) ?? '').trim()
      return total + Math.abs(parseFloat(value) || 0) * unitOf(value)
    }, 0)
  const shape = (length: number): Outline => ({ length, segments: 4 })
  if (name === 'path') return outlineOfPath(valueOf('d') ?? '')
  if (name === 'polyline' || name === 'polygon') return outlineOfPoints(valueOf('points') ?? '')
  if (name === 'line') return shape(sum('x1', 'x2', 'y1', 'y2'))
  if (name === 'rect') return shape(2 * sum('width', 'height'))
  if (name === 'circle' || name === 'ellipse') return shape(2 * Math.PI * sum('r', 'rx', 'ry'))
  return undefined
}

/** The largest unit of CSS but those of a window, in pixels. */
const MAX_UNIT = 100

const DASH = 'stroke-dasharray'
/** Values of the property in style text, with what may not be its value after a comment. */
const DASHES = new RegExp(String.raw`${DASH}\s*(?::([^;}]*)|/\*)`, 'gi')
/** Sizes of shapes in style text. */
const SIZES = /(?<![\w-])(?:r|rx|ry|width|height)\s*(?::|\/\*)/i

/** The length after which dashes repeat; Infinity for a solid line, 0 for a length that is not known. */
function period(value: string, size: number): number {
  const texts = value
    .replace(/!important/i, '')
    .trim()
    .split(/[\s,]+/)
  if (texts.length === 1 && /^(?:none|inherit|initial|unset)?$/i.test(texts[0] ?? '')) return Infinity
  const lengths = texts.map((text) => {
    const [, number, unit] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(px|%)?$/i.exec(text) ?? []
    return Number(number) * (unit === '%' ? size / 100 : 1)
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  if (Number.isNaN(total)) return 0
  return total === 0 ? Infinity : Math.max(total, 0)
}

/** The shortest period of dashes in an attribute; Infinity without dashes. */
export const dashOf = (local: string, value: string, size: number): number =>
  local === DASH ? period(value, size) : local === 'style' ? dashOfStyle(value, size) : Infinity

/** The shortest period of dashes in style text; 0 where the text also gives the sizes of shapes. */
export function dashOfStyle(style: string, size: number): number {
  let shortest = Infinity
  for (const [, value] of style.matchAll(DASHES))
    shortest = Math.min(shortest, value === undefined ? 0 : period(value, size))
  return shortest < Infinity && SIZES.test(style) ? 0 : shortest
}
