import { cross, gear, hexagon, ring, scale } from './acme-parts.ts'
import { backdrop, circle, group, lines, linear, path, picture, polar, radial, rect, tag, type Point } from './draw.ts'
import type { BrandArt } from './art.ts'
import { machinedHand, word } from './lettering.ts'

// Precision manufacturing: blueprint blue, machined parts, one orange part.
const night = '#081a3a'
const blue = '#1450a3'
const steel = '#8fb4e8'
const orange = '#f58220'

function symbol(main: string, facet: string): string {
  const centre: Point = [32, 32]
  const hole = ring(centre, 8.5)
  const corner = (index: number) => polar(centre, 27, index * 60 - 30)
  return (
    path(`${lines(hexagon(centre, 27))}${hole}`, { fill: main, 'fill-rule': 'evenodd' }) +
    path(lines([corner(0), corner(1), polar(centre, 8.5, 30), polar(centre, 8.5, -30)]), { fill: facet }) +
    path(lines([polar(centre, 8.5, -30), corner(0)], false), { stroke: facet, 'stroke-width': 0.4 })
  )
}

const logo = (main: string, facet: string, ink: string) =>
  picture(
    240,
    64,
    symbol(main, facet),
    word('ACME', machinedHand, { x: 78, y: 17, height: 30, tracking: 3.9, pen: 1.8, colour: ink, ends: 'square' }),
  )

const grid = (id: string, size: number, colour: string, opacity: number) =>
  tag(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
    path(`M0 0H${size}M0 0V${size}`, { stroke: colour, 'stroke-width': 1.5, opacity }),
  )

function loginImage(): string {
  const big: Point = [300, 800]
  const small: Point = [742, 425]
  const pinion: Point = [742, 1042]
  const thin = { fill: 'none', stroke: steel, 'stroke-width': 2 }
  const windows = [0, 60, 120, 180, 240, 300].map((angle) => ring(polar(big, 200, angle + 12), 62)).join('')
  return backdrop(
    960,
    1200,
    tag(
      'defs',
      {},
      linear('sky', [
        [0, '#0b2450'],
        [0.55, '#0f3c80'],
        [1, blue],
      ]),
      linear(
        'steel',
        [
          [0, '#2f6fc4'],
          [1, '#1a4d98'],
        ],
        [1, 1],
      ),
      linear(
        'hot',
        [
          [0, '#ffa14a'],
          [1, '#e8690b'],
        ],
        [1, 1],
      ),
      grid('fine', 40, steel, 0.1),
      grid('wide', 200, steel, 0.16),
    ),
    rect(0, 0, 960, 1200, { fill: 'url(#sky)' }),
    rect(0, 0, 960, 1200, { fill: 'url(#fine)' }),
    rect(0, 0, 960, 1200, { fill: 'url(#wide)' }),
    group(
      { ...thin, opacity: 0.45 },
      path(scale(big, 425, 120, 26), {}),
      circle(big[0], big[1], 470, { 'stroke-dasharray': '26 10 4 10' }),
      circle(small[0], small[1], 262, { 'stroke-dasharray': '26 10 4 10' }),
      path(lines([big, small, pinion], true), { 'stroke-dasharray': '14 10' }),
    ),
    group(
      { opacity: 0.3, fill: night, transform: 'translate(14 20)' },
      path(gear(big, 36, 392, 74)),
      path(gear(small, 18, 207, 60, 8)),
    ),
    path(gear(big, 36, 392, 74) + windows, { fill: 'url(#steel)', 'fill-rule': 'evenodd' }),
    circle(big[0], big[1], 310, { ...thin, opacity: 0.35 }),
    circle(big[0], big[1], 112, { fill: 'none', stroke: '#0f3c80', 'stroke-width': 16 }),
    path(gear(small, 18, 207, 60, 8), { fill: 'url(#hot)', 'fill-rule': 'evenodd' }),
    circle(small[0], small[1], 140, { fill: 'none', stroke: '#fff', 'stroke-width': 3, opacity: 0.5 }),
    path(lines(hexagon(small, 92)) + ring(small, 60), { fill: '#c9540a', 'fill-rule': 'evenodd', opacity: 0.75 }),
    path(gear(pinion, 14, 150, 44, 3), { ...thin, 'stroke-width': 3, opacity: 0.9 }),
    circle(pinion[0], pinion[1], 92, { ...thin, opacity: 0.6 }),
    path(cross(big, 44) + cross(small, 300) + cross(pinion, 190), { ...thin, opacity: 0.7 }),
    path('M742 90H900M742 90V120M900 60V120', { ...thin, opacity: 0.6 }),
    path(
      lines([
        [742, 90],
        [758, 84],
        [758, 96],
      ]) +
        lines([
          [900, 90],
          [884, 84],
          [884, 96],
        ]),
      { fill: steel, opacity: 0.7 },
    ),
  )
}

/** Isometric cubes in three shades with a few highlighted faces. */
function loginBackground(): string {
  const side = 150
  const cube = (tone: number, faces: readonly [top: string, right: string, left: string], at: Point) =>
    group(
      { opacity: tone },
      ...faces.map((fill, face) => {
        const rim = [-1, 0, 1].map((corner) => polar(at, side, (face * 2 + corner) * 60 - 90))
        return path(lines([at, ...rim]), { fill })
      }),
    )
  const width = side * Math.sqrt(3)
  const cells = [
    [0, 0, 0.5],
    [1, 0, 0.28],
    [0, 1, 0.42],
    [0, 2, 0.24],
    [5, 0, 0.22],
    [6, 0, 0.5],
    [7, 0, 0.7],
    [6, 1, 0.6],
    [7, 1, 0.4],
    [7, 2, 0.5],
    [6, 3, 0.4],
    [7, 3, 0.85],
    [7, 4, 0.7],
    [6, 5, 0.6],
    [7, 5, 0.8],
    [5, 5, 0.3],
    [0, 5, 0.4],
    [1, 5, 0.25],
    [0, 4, 0.24],
    [3, 0, 0.16],
    [4, 0, 0.2],
    [3, 1, 0.1],
    [3, 5, 0.22],
    [4, 5, 0.16],
    [4, 4, 0.1],
  ] as const
  const place = (column: number, row: number): Point => [(column + (row % 2) / 2) * width - 20, row * side * 1.5 - 30]
  const placed = cells.map(([column, row, tone]) => cube(tone, ['#2a68bd', '#123f86', '#0d3069'], place(column, row)))
  const hot = cube(1, ['#ffa14a', orange, '#cf5c08'], place(7, 2))
  return backdrop(
    1920,
    1200,
    tag(
      'defs',
      {},
      linear(
        'deep',
        [
          [0, '#0b2450'],
          [0.6, '#0a2350'],
          [1, '#0d3069'],
        ],
        [1, 1],
      ),
      radial('glow', [
        [0, '#2a68bd', 0.5],
        [1, '#2a68bd', 0],
      ]),
    ),
    rect(0, 0, 1920, 1200, { fill: 'url(#deep)' }),
    tag('ellipse', { cx: 1800, cy: 300, rx: 900, ry: 800, fill: 'url(#glow)' }),
    ...placed,
    hot,
  )
}

const mainBackground = () =>
  backdrop(
    1920,
    1080,
    group(
      { fill: 'none', stroke: blue, 'stroke-width': 2, opacity: 0.1 },
      path(gear([1720, 930], 36, 392, 74)),
      circle(1720, 930, 470, { 'stroke-dasharray': '26 10 4 10' }),
      path(scale([1720, 930], 425, 120, 26)),
      circle(1720, 930, 310),
    ),
    path(gear([1262, 1040], 16, 150, 44), { fill: orange, 'fill-rule': 'evenodd', opacity: 0.06 }),
  )

/** Acme: five pictures. */
export const acmeArt: BrandArt = {
  logo: logo(blue, orange, '#0b2a5b'),
  alternateLogo: logo('#5c95e0', orange, '#ffffff'),
  loginImage: loginImage(),
  loginBackground: loginBackground(),
  mainBackground: mainBackground(),
}
