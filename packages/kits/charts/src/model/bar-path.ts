const round = (value: number): number => Math.round(value * 100) / 100

/**
 * Path of a bar from `base` to `end` (px), rounded at the end away from the axis, upwards or downwards.
 *
 * @returns SVG path data, empty for height 0
 */
export function barPath(left: number, end: number, width: number, base: number): string {
  if (Math.abs(base - end) < 0.01) return ''
  const up = end < base ? 1 : -1
  // At least 1 px, so that a small value is visible.
  const height = Math.max(1, Math.abs(base - end))
  const radius = round(Math.min(3, width / 2, height))
  const straight = round(height - radius)
  const flat = round(width - radius * 2)
  const curve = (x: number, y: number, toX: number, toY: number) => `q${x} ${y * up} ${toX} ${toY * up}`
  return (
    `M${round(left)} ${round(base)}v${-straight * up}${curve(0, -radius, radius, -radius)}` +
    `h${flat}${curve(radius, 0, radius, radius)}v${straight * up}z`
  )
}
