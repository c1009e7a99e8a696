import { random } from '../random.ts'
import type { BrandArt } from './art.ts'
import {
  backdrop,
  circle,
  curve,
  group,
  land,
  linear,
  num,
  path,
  picture,
  plot,
  polar,
  rect,
  tag,
  type Point,
} from './draw.ts'
import { timberHand, word } from './lettering.ts'

// Timber and home: cream paper, growth rings, cedars, terracotta.
const cream = '#f7ecdc'
const terracotta = '#b4532a'
const bark = '#4a2415'
const moss = '#66754f'

/** Growth rings, less round from the inside out. */
function rings(centre: Point, count: number, gap: number, seed: string): string[] {
  const draw = random(seed)
  const waves = [2, 3, 5, 7].map((times) => ({
    times,
    phase: draw.between(0, 6.3),
    reach: draw.between(0.4, 1) / times,
  }))
  let radius = gap * 0.6
  return Array.from({ length: count }, (_, index) => {
    const points = Array.from({ length: 12 }, (_, step) => {
      const angle = (step * Math.PI * 2) / 12
      const bend = waves.reduce(
        (sum, wave) => sum + wave.reach * Math.sin(angle * wave.times + wave.phase + index * 0.05),
        0,
      )
      return polar(centre, radius * (1 + 0.075 * bend), (angle * 180) / Math.PI)
    })
    radius += gap * draw.between(0.7, 1.3)
    return curve(points, true)
  })
}

/** A cedar: a trunk and flat tiers of branches, wide below and narrow above. */
function cedar(x: number, base: number, tall: number): string {
  const tiers = [0.24, 0.4, 0.55, 0.69, 0.82, 0.94]
  const trunk = tall * 0.03
  const stem = `M${num(x - trunk)} ${num(base)}L${num(x - trunk * 0.3)} ${num(base - tall)}h${num(trunk * 0.6)}L${num(x + trunk)} ${num(base)}z`
  const layers = tiers.map((place, index) => {
    const y = base - tall * place
    const half = tall * (0.44 - 0.36 * place) * (index % 2 === 0 ? 1 : 0.86)
    const lean = half * (index % 2 === 0 ? 0.12 : -0.12)
    const thick = tall * 0.07
    return `M${num(x - half + lean)} ${num(y)}C${num(x - half * 0.7)} ${num(y - thick)} ${num(x - half * 0.3)} ${num(y - thick * 1.5)} ${num(x)} ${num(y - thick * 1.6)}S${num(x + half * 0.75)} ${num(y - thick)} ${num(x + half + lean)} ${num(y)}C${num(x + half * 0.6)} ${num(y - thick * 0.35)} ${num(x + half * 0.2)} ${num(y - thick * 0.1)} ${num(x)} ${num(y + thick * 0.2)}S${num(x - half * 0.6)} ${num(y - thick * 0.3)} ${num(x - half + lean)} ${num(y)}z`
  })
  return stem + layers.join('')
}

const symbol = (background: string, mark: string) =>
  path('M6 58V30A26 26 0 0 1 58 30V58z', { fill: background }) + path(cedar(32, 52, 41), { fill: mark })

const logo = (background: string, mark: string, ink: string) =>
  picture(
    240,
    64,
    symbol(background, mark),
    word('CEDAR & CO', timberHand, { x: 73, y: 23, height: 18, tracking: 1.6, pen: 1.25, colour: ink, ends: 'flat' }),
  )

/** Hills hatched with lines parallel to the ridge. */
const ruledHill = (
  height: (x: number) => number,
  width: number,
  bottom: number,
  fill: string,
  line: string,
  count: number,
) => [
  path(land(plot(0, width, 5, height), bottom), { fill }),
  group(
    { fill: 'none', stroke: line, 'stroke-width': 3, opacity: 0.5 },
    ...Array.from({ length: count }, (_, index) =>
      path(curve(plot(0, width, 5, (x) => height(x) + 26 * (index + 1) + index * index * 2))),
    ),
  ),
]

function loginImage(): string {
  return backdrop(
    960,
    1200,
    tag(
      'defs',
      {},
      linear('paper', [
        [0, '#fbf3e6'],
        [1, '#f3dfc4'],
      ]),
      linear('sun', [
        [0, '#e9a15b'],
        [1, '#c9622f'],
      ]),
      tag('clipPath', { id: 'disc' }, circle(610, 400, 250)),
    ),
    rect(0, 0, 960, 1200, { fill: 'url(#paper)' }),
    circle(610, 400, 250, { fill: 'url(#sun)' }),
    group(
      { fill: 'none', stroke: '#8f3c1a', 'stroke-width': 2.6, opacity: 0.4, 'clip-path': 'url(#disc)' },
      ...rings([575, 425], 9, 29, 'login rings').map((d) => path(d)),
    ),
    path(cedar(770, 740, 330), { fill: moss }),
    path(cedar(905, 742, 210), { fill: '#75845d' }),
    ...ruledHill((x) => 690 + 60 * Math.sin(x / 210 + 1), 960, 1200, '#dfa06a', '#c47d45', 6),
    path(cedar(480, 900, 330), { fill: '#52603e' }),
    ...ruledHill((x) => 860 + 70 * Math.sin(x / 260 + 3.2), 960, 1200, terracotta, '#98421f', 7),
    path(cedar(225, 1120, 770), { fill: '#364329' }),
    ...ruledHill((x) => 1040 + 42 * Math.sin(x / 200 + 0.6), 960, 1200, '#7a3219', '#95472a', 5),
  )
}

function loginBackground(): string {
  return backdrop(
    1920,
    1200,
    tag(
      'defs',
      {},
      linear('paper', [
        [0, '#fbf3e6'],
        [1, '#f1dcc0'],
      ]),
    ),
    rect(0, 0, 1920, 1200, { fill: 'url(#paper)' }),
    group(
      { fill: 'none', stroke: terracotta, 'stroke-width': 5, opacity: 0.3 },
      ...rings([250, 1040], 13, 62, 'background rings').map((d) => path(d)),
    ),
    circle(1610, 300, 190, { fill: '#e3a066', opacity: 0.75 }),
    path(cedar(1510, 1005, 270), { fill: '#8f9b78' }),
    path(
      land(
        plot(0, 1920, 8, (x) => 1010 + 60 * Math.sin(x / 300 + 2.4) - x * 0.05),
        1200,
      ),
      { fill: '#e6bc93' },
    ),
    path(cedar(1720, 1090, 500), { fill: moss }),
    path(
      land(
        plot(0, 1920, 8, (x) => 1110 + 40 * Math.sin(x / 260 + 0.4) - x * 0.03),
        1200,
      ),
      { fill: '#c1683c' },
    ),
  )
}

const mainBackground = () =>
  backdrop(
    1920,
    1080,
    group(
      { fill: 'none', stroke: terracotta, 'stroke-width': 3, opacity: 0.1 },
      ...rings([1690, 940], 13, 44, 'main rings').map((d) => path(d)),
    ),
  )

/** Cedar & Co: five pictures. */
export const cedarArt: BrandArt = {
  logo: logo(terracotta, cream, bark),
  alternateLogo: logo('#e58f5e', '#3a1c10', '#fdf3e4'),
  loginImage: loginImage(),
  loginBackground: loginBackground(),
  mainBackground: mainBackground(),
}
