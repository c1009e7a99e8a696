import type { BrandArt } from './art.ts'
import { curtain, fir, firs, ray, ridge, soft, stars } from './borealis-landscape.ts'
import { backdrop, curve, group, land, linear, path, picture, plot, rect, tag } from './draw.ts'
import { roundHand, word } from './lettering.ts'

// Northern energy: night teal, aurora, a horizon.
const night = '#04212b'
const mint = '#4fd1a5'

const symbol = (outer: string, middle: string, inner: string) =>
  group(
    { fill: 'none', 'stroke-width': 5.6, 'stroke-linecap': 'round' },
    path('M7 46A26 26 0 0 1 57 46', { stroke: outer }),
    path('M17.6 46A15.6 15.6 0 0 1 46.4 46', { stroke: middle }),
    path('M32 44.500h0', { stroke: inner, 'stroke-width': 8 }),
  )

const logo = (colours: readonly [string, string, string], ink: string) =>
  picture(
    240,
    64,
    symbol(...colours),
    word('borealis', roundHand, { x: 78, y: 15, height: 28, tracking: 2.5, pen: 1.25, colour: ink }),
  )

function loginImage(): string {
  const water = 930
  return backdrop(
    960,
    1200,
    tag(
      'defs',
      {},
      linear('sky', [
        [0, '#041a2b'],
        [0.5, '#06394a'],
        [0.78, '#0d6a6c'],
        [1, '#0a4650'],
      ]),
      linear('lake', [
        [0, '#0d6a66'],
        [0.4, '#083f4b'],
        [1, '#03181f'],
      ]),
      ray('green', '#b9ffd9', '#3fe0a0', '#1aa5a0'),
      ray('violet', '#7df0d0', '#3aa9c9', '#6d5bd0'),
      soft(7),
    ),
    rect(0, 0, 960, 1200, { fill: 'url(#sky)' }),
    stars('login stars', 50, 960, 640),
    curtain('far', 'violet', {
      from: -20,
      to: 980,
      step: 20,
      foot: (x) => 470 - 130 * Math.sin(x / 190 + 0.6) - x * 0.12,
      height: 420,
    }),
    curtain('near', 'green', {
      from: -16,
      to: 992,
      step: 16,
      foot: (x) => 690 + 95 * Math.sin(x / 150) - 0.16 * x,
      height: 470,
    }),
    path(land(ridge('far ridge', 960, water, 210), water), { fill: '#0a4450' }),
    path(land(ridge('near ridge', 960, water, 120), water), { fill: '#06303a' }),
    rect(0, water, 960, 1200 - water, { fill: 'url(#lake)' }),
    group(
      { stroke: '#8ff5cf', 'stroke-linecap': 'round', 'stroke-width': 3, opacity: 0.35 },
      path(
        'M300 962h180M520 962h60M210 990h110M360 990h250M270 1022h90M400 1022h140M330 1060h190M560 1060h40M300 1106h120',
      ),
    ),
    path(`${firs('shore', 960, water, 54)}M0 ${water - 4}H960V${water + 7}H0z`, { fill: '#042730' }),
    path(
      [
        [52, 560],
        [150, 400],
        [-20, 470],
        [244, 250],
        [906, 500],
        [812, 300],
        [985, 400],
      ]
        .map(([x = 0, tall = 0]) => fir(x, 1205, tall))
        .join(''),
      {
        fill: '#02141b',
      },
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
        [0, '#03161f'],
        [0.6, '#05303d'],
        [1, '#0b5a5c'],
      ]),
      ray('green', '#a5f7d2', '#35c795', '#128a8c'),
      ray('violet', '#5fd3c4', '#2b86ab', '#5a4fb8'),
      soft(14),
    ),
    rect(0, 0, 1920, 1200, { fill: 'url(#sky)' }),
    stars('background stars', 90, 1920, 800),
    group(
      { opacity: 0.8 },
      curtain('wide far', 'violet', {
        from: -40,
        to: 1960,
        step: 40,
        foot: (x) => 520 - 150 * Math.sin(x / 330 + 2.2),
        height: 480,
      }),
      curtain('wide near', 'green', {
        from: -32,
        to: 1952,
        step: 32,
        foot: (x) => 830 + 130 * Math.sin(x / 270 + 0.4) - x * 0.1,
        height: 560,
      }),
    ),
    path(land(ridge('wide ridge', 1920, 1210, 240), 1200), { fill: '#053642' }),
    path(land(ridge('wide front', 1920, 1230, 150), 1200), { fill: night }),
    path(firs('wide firs', 1920, 1206, 84), { fill: '#02141b' }),
  )
}

const mainBackground = () =>
  backdrop(
    1920,
    1080,
    tag(
      'defs',
      {},
      linear('veil', [
        [0, mint, 0],
        [1, mint, 0.16],
      ]),
      linear('deep', [
        [0, '#1d7fa0', 0],
        [1, '#1d7fa0', 0.14],
      ]),
    ),
    path(`${curve(plot(0, 1920, 8, (x) => 760 + 120 * Math.sin(x / 300)))}V1080H0z`, { fill: 'url(#veil)' }),
    path(`${curve(plot(0, 1920, 8, (x) => 860 + 100 * Math.sin(x / 240 + 2)))}V1080H0z`, { fill: 'url(#deep)' }),
    ...[0, 1, 2].map((line) =>
      path(curve(plot(0, 1920, 8, (x) => 700 + line * 44 + (120 - line * 12) * Math.sin(x / 300 + line * 0.3))), {
        fill: 'none',
        stroke: mint,
        'stroke-width': 2,
        opacity: 0.25 - line * 0.05,
      }),
    ),
  )

/** Borealis: five pictures. */
export const borealisArt: BrandArt = {
  logo: logo(['#0e7c66', '#17a38b', '#6cc5d9'], '#0a3d44'),
  alternateLogo: logo([mint, '#8cecc8', '#c9f7ff'], '#ecfff8'),
  loginImage: loginImage(),
  loginBackground: loginBackground(),
  mainBackground: mainBackground(),
}
