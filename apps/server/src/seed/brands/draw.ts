/** A point, x to the right and y down, in units of the drawing. */
export type Point = readonly [x: number, y: number]
type Attributes = Record<string, string | number>

/** Formats a number with at most one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10)

/** One SVG element. Numbers have one decimal, `opacity` and similar attributes two. */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    const text =
      typeof value === 'string' ? value : key.endsWith('pacity') ? String(Math.round(value * 100) / 100) : num(value)
    return ` ${key}="${text}"`
  })
  const open = `<${name}${written.join('')}`
  return children.length > 0 ? `${open}>${children.join('')}</${name}>` : `${open}/>`
}

/** A complete SVG of the given size in pixels. */
export const picture = (width: number, height: number, ...children: string[]): string =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, ...children)

/** A complete SVG that fills its container and is cropped (`slice`). */
export const backdrop = (width: number, height: number, ...children: string[]): string =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    ...children,
  )

export const group = (attributes: Attributes, ...children: string[]): string => tag('g', attributes, ...children)
export const path = (d: string, attributes: Attributes = {}): string => tag('path', { d, ...attributes })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  tag('circle', { cx, cy, r, ...attributes })
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  tag('rect', { x, y, width, height, ...attributes })

/** A gradient stop: offset 0 to 1, colour, opacity (default 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity = 1]) =>
    tag('stop', { offset: String(offset), 'stop-color': colour, ...(opacity < 1 && { 'stop-opacity': opacity }) }),
  )

/** A gradient from top to bottom, or along `direction` (x2, y2 of the box). */
export const linear = (id: string, list: readonly Stop[], direction: Point = [0, 1]): string =>
  tag('linearGradient', { id, x1: 0, y1: 0, x2: direction[0], y2: direction[1] }, ...stops(list))

/** A gradient from the middle of the box outwards. */
export const radial = (id: string, list: readonly Stop[]): string => tag('radialGradient', { id }, ...stops(list))

/** The point at an angle (degrees, 0 to the right, clockwise) and distance from a centre. */
export const polar = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

const at = ([x, y]: Point) => `${num(x)} ${num(y)}`

/** A polyline through the points, closed by default. */
export const lines = (points: readonly Point[], closed = true): string =>
  `M${points.map(at).join('L')}${closed ? 'z' : ''}`

/** A soft curve through the points (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const last = points.length - 1
  const point = (index: number): Point => {
    const place = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)
    return points[place] ?? [0, 0]
  }
  const parts = [`M${at(point(0))}`]
  for (let index = 0; index < (closed ? points.length : last); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const control = (a: Point, b: Point, base: Point, sign: number): Point => [
      base[0] + (sign * (b[0] - a[0])) / 6,
      base[1] + (sign * (b[1] - a[1])) / 6,
    ]
    parts.push(`C${at(control(before, to, from, 1))} ${at(control(from, after, to, -1))} ${at(to)}`)
  }
  return parts.join('') + (closed ? 'z' : '')
}

/** The points of a function of x, from `from` to `to` in `count` steps. */
export const plot = (from: number, to: number, count: number, height: (x: number) => number): Point[] =>
  Array.from({ length: count + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / count
    return [x, height(x)]
  })

/** A smooth ridge filled down to `bottom`. */
export const land = (ridge: readonly Point[], bottom: number): string => {
  const [start = 0] = ridge[0] ?? []
  return `${curve(ridge)}V${bottom}H${num(start)}z`
}
