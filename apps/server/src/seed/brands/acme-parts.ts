import { lines, num, polar, type Point } from './draw.ts'

/** Corners of a hexagon, pointy-top by default. */
export const hexagon = (centre: Point, radius: number, turn = 30): Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => polar(centre, radius, corner * 60 + turn))

/** Outline of a gear with straight teeth, and its bore, to be filled even-odd. */
export function gear(centre: Point, teeth: number, radius: number, bore: number, turn = 0): string {
  const pitch = 360 / teeth
  const tooth = radius * (Math.PI / teeth) * 1.15
  const points = Array.from({ length: teeth }, (_, index) => {
    const middle = index * pitch + turn
    return [
      polar(centre, radius - tooth, middle - pitch * 0.3),
      polar(centre, radius, middle - pitch * 0.17),
      polar(centre, radius, middle + pitch * 0.17),
      polar(centre, radius - tooth, middle + pitch * 0.3),
    ]
  }).flat()
  return lines(points) + ring(centre, bore)
}

/** A circle as a path, to be cut out of another. */
export const ring = ([x, y]: Point, r: number) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`

/** Centre lines of a hole, as on a technical drawing. */
export const cross = ([x, y]: Point, reach: number) => `M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}`

/** Graduation marks around a centre, every fifth one longer. */
export const scale = (centre: Point, radius: number, count: number, length: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count
    const end = radius + (index % 5 === 0 ? length : length / 2)
    return lines([polar(centre, radius, angle), polar(centre, end, angle)], false)
  }).join('')
