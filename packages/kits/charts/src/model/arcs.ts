/** A segment of a doughnut. */
export interface Arc {
  /** Index of the value. */
  index: number
  /** SVG path data. */
  path: string
}

const round = (value: number): number => Math.round(value * 100) / 100

/**
 * The segments of a doughnut, clockwise from the top. Values of zero or less have no segment; a single value is a full
 * ring.
 * @param values one value per segment
 * @param radius outer radius in px; the centre is at `radius`, `radius`
 * @param hole inner radius in px
 */
export function arcsOf(values: readonly number[], radius: number, hole: number): Arc[] {
  const drawn = values.map((value) => (Number.isFinite(value) && value > 0 ? value : 0))
  const total = drawn.reduce((sum, value) => sum + value, 0)
  let from = 0
  return drawn.flatMap((value, index) => {
    if (value === 0) return []
    const start = from
    from += value / total
    return [{ index, path: ringPath(start, from, radius, hole) }]
  })
}

/** Path of the part of a ring between two fractions of the whole. */
function ringPath(start: number, end: number, radius: number, hole: number): string {
  const at = (fraction: number, distance: number) => {
    const angle = fraction * 2 * Math.PI - Math.PI / 2
    return `${round(radius + distance * Math.cos(angle))} ${round(radius + distance * Math.sin(angle))}`
  }
  // An arc from a point to itself draws nothing, so each arc is drawn as two halves.
  const middle = (start + end) / 2
  const arc = (distance: number, direction: 0 | 1, ...fractions: [number, number]) =>
    fractions.map((fraction) => `A${distance} ${distance} 0 0 ${direction} ${at(fraction, distance)}`).join('')
  const outer = `M${at(start, radius)}${arc(radius, 1, middle, end)}`
  return `${outer}L${at(end, hole)}${arc(hole, 0, middle, start)}Z`
}
