import type { BrandArt } from './art.ts'
import {
  backdrop,
  circle,
  curve,
  group,
  land,
  linear,
  path,
  picture,
  plot,
  radial,
  rect,
  tag,
  type Point,
} from './draw.ts'
import { roundHand, widthOf, word } from './lettering.ts'

// Calm and care: sand, plum, circles that overlap.
const plum = '#6b2d5c'
const sand = '#e8cfa6'

const symbol = (ring: string, disc: string, shade: string) =>
  circle(25, 32, 19, { fill: disc }) +
  circle(40, 32, 16.4, { fill: 'none', stroke: ring, 'stroke-width': 5.2 }) +
  path('M6.5 35.5C14 29 20 41 29 36C35 32.5 38 33 43.6 35.700A19 19 0 0 1 6.5 35.500z', { fill: shade })

function logo(ring: string, disc: string, shade: string, ink: string): string {
  const heavy = { x: 74, y: 9, height: 28, tracking: 3.2, pen: 1.8, colour: ink }
  const light = { x: 74, y: 44, height: 13, tracking: 2.6, pen: 1.5, colour: ink }
  const fit = (widthOf('dune', roundHand, heavy) - widthOf('health', roundHand, light)) / light.height
  return picture(
    240,
    64,
    symbol(ring, disc, shade),
    word('dune', roundHand, heavy),
    word('health', roundHand, { ...light, tracking: light.tracking + (fit * 10) / 5 }),
  )
}

/** A dune with its shaded side. */
function dune(
  crest: Point,
  left: Point,
  right: Point,
  bottom: number,
  colours: readonly [light: string, shade: string],
): string {
  const [x, y] = crest
  const body = `M${left[0]} ${left[1]}C${left[0] + (x - left[0]) * 0.5} ${left[1]} ${x - (x - left[0]) * 0.3} ${y} ${x} ${y}S${right[0] - (right[0] - x) * 0.45} ${right[1]} ${right[0]} ${right[1]}V${bottom}H${left[0]}z`
  const fall = `M${x} ${y}C${x + 60} ${y + (bottom - y) * 0.25} ${x - 150} ${y + (bottom - y) * 0.45} ${x - 40} ${bottom}H${right[0]}V${right[1]}C${right[0] - (right[0] - x) * 0.45} ${right[1]} ${x + (x - left[0]) * 0.3} ${y} ${x} ${y}z`
  return path(body, { fill: colours[0] }) + path(fall, { fill: colours[1] })
}

const ripples = (count: number, width: number, height: (x: number, index: number) => number) =>
  Array.from({ length: count }, (_, index) => path(curve(plot(0, width, 8, (x) => height(x, index)))))

function loginImage(): string {
  return backdrop(
    960,
    1200,
    tag(
      'defs',
      {},
      linear('sky', [
        [0, '#5b2752'],
        [0.4, '#a8546f'],
        [0.68, '#eeb78f'],
        [1, '#f7dfb8'],
      ]),
      linear('sun', [
        [0, '#fff4dc'],
        [1, '#fbd3a0'],
      ]),
      linear('front', [
        [0, '#efd2a4'],
        [1, '#dcb07e'],
      ]),
    ),
    rect(0, 0, 960, 1200, { fill: 'url(#sky)' }),
    group(
      { fill: '#ffe9cf' },
      circle(520, 530, 400, { opacity: 0.08 }),
      circle(520, 530, 310, { opacity: 0.1 }),
      circle(520, 530, 232, { opacity: 0.14 }),
    ),
    circle(520, 530, 158, { fill: 'url(#sun)' }),
    dune([700, 690], [120, 800], [1200, 850], 1200, ['#d89a83', '#b9727a']),
    dune([190, 740], [-260, 900], [760, 930], 1200, ['#e9b98f', '#b66f74']),
    dune([640, 830], [-60, 1060], [1150, 1040], 1200, ['#f2cf9d', '#9c5468']),
    dune([250, 990], [-300, 1080], [1000, 1210], 1200, ['url(#front)', '#7a3a5e']),
    group(
      { fill: 'none', stroke: '#fff3dc', 'stroke-width': 2.5, opacity: 0.4 },
      path('M-10 1098C60 1094 130 1070 196 1036M-10 1130C70 1126 130 1104 190 1076M-10 1164C60 1160 120 1144 170 1124'),
    ),
  )
}

function loginBackground(): string {
  return backdrop(
    1920,
    1200,
    tag(
      'defs',
      {},
      linear('sky', [
        [0, '#f3dcc3'],
        [0.55, '#f8e8d0'],
        [1, '#f4dcb6'],
      ]),
      radial('warm', [
        [0, '#fffaf0', 0.9],
        [1, '#fffaf0', 0],
      ]),
    ),
    rect(0, 0, 1920, 1200, { fill: 'url(#sky)' }),
    circle(1480, 380, 620, { fill: 'url(#warm)' }),
    group(
      { fill: plum },
      circle(1480, 420, 300, { opacity: 0.1 }),
      circle(1720, 300, 230, { opacity: 0.09 }),
      circle(1230, 240, 130, { opacity: 0.08 }),
      circle(180, 190, 260, { opacity: 0.06 }),
      circle(20, 420, 170, { opacity: 0.06 }),
    ),
    dune([1500, 800], [700, 980], [2200, 930], 1200, ['#efcda3', '#dcae92']),
    dune([430, 840], [-300, 1000], [1300, 1060], 1200, ['#ecc498', '#cf9a8b']),
    dune([1120, 970], [0, 1130], [2100, 1100], 1200, ['#e2b287', '#b67b80']),
    path(
      land(
        plot(0, 1920, 6, (x) => 1130 + 30 * Math.sin(x / 300)),
        1200,
      ),
      { fill: '#8d4d6b' },
    ),
  )
}

const mainBackground = () =>
  backdrop(
    1920,
    1080,
    group(
      { fill: plum },
      circle(1650, 860, 340, { opacity: 0.035 }),
      circle(1400, 960, 220, { opacity: 0.035 }),
      circle(1860, 640, 180, { opacity: 0.04 }),
    ),
    group(
      { fill: 'none', stroke: '#b98a52', 'stroke-width': 2, opacity: 0.16 },
      ...ripples(4, 1920, (x, index) => 960 + index * 30 + (40 - index * 6) * Math.sin(x / 260 + index * 0.3)),
    ),
  )

/** Dune Health: five pictures. */
export const duneArt: BrandArt = {
  logo: logo(plum, '#e6bf86', '#c98f5a', '#4a1d40'),
  alternateLogo: logo('#f6e6cd', sand, '#c78fa0', '#fdf4e6'),
  loginImage: loginImage(),
  loginBackground: loginBackground(),
  mainBackground: mainBackground(),
}
