const round = (value: number): number => Math.round(value * 100) / 100

/**
 * A bar from `base` to `end` (px), rounded at the end that is not on the axis; works upwards and downwards.
 *
 * @returns SVG path data, empty for a bar of no height
 */
export function barPath(left: number, end: number, width: number, base: number): string {
  if (Math.abs(base - end) < 0.01) return ''
  const up = end < base ? 1 : -1
  // What is not zero is seen, be it ever so little.
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
