import { circle, path, picture, rect } from '../brands/draw.ts'
import { random } from '../random.ts'

const GROUNDS = ['#dbe7f6', '#d8efe6', '#f6e3d3', '#ecdff0', '#f5ecc9', '#dfe3e8', '#f4d9dc'] as const
/** From light to dark; the last three are combined with dark and grey hair only. */
const SKINS = ['#f3d3bd', '#e3b896', '#c98f66', '#a56b43', '#85542f', '#6b4026'] as const
const HAIRS = ['#1c1f2b', '#2a211d', '#8c8c90', '#4b3325', '#7a5230', '#b98a4a', '#a8482a'] as const
const CLOTHES = ['#31588f', '#1f7a68', '#b4532a', '#6b2d5c', '#3f4754', '#8a6d1f', '#a13d4f'] as const

/** Hair as [path behind the head, path in front of it]. */
type Hair = readonly [behind: string, front: string]
const SHORT: readonly Hair[] = [
  ['', 'M61 74C58 44 76 33 96 33s38 11 35 41c-5-13-15-19-35-19s-30 6-35 19z'],
  ['', 'M60 78C53 50 66 30 98 31c27 0 39 19 34 47-4-10-7-15-11-19-16 4-42 2-52-2-4 6-7 13-9 21z'],
]
const LONG: readonly Hair[] = [
  [
    'M58 70C58 42 74 32 96 32s38 10 38 38v52H58z',
    'M60 78C58 48 74 36 96 36s38 12 36 42c-12-4-26-10-32-22-6 12-26 20-40 22z',
  ],
  [
    'M56 78C52 46 72 30 96 30s44 16 40 48c10 30-4 40-10 44H66c-8-4-20-16-10-44z',
    'M60 76C58 48 74 35 97 35c22 0 37 13 35 41-16-8-52-8-72 0z',
  ],
  ['M86 34a16 16 0 1 1 20 0z', 'M61 74C59 46 76 34 96 34s37 12 35 40c-8-15-18-20-35-20s-27 5-35 20z'],
]

/** A deterministic SVG portrait, 192 by 192. `gender` is a code of spec 2 section 3. */
export function avatar(id: string, gender: number): string {
  const draw = random(`avatar ${id}`)
  const skin = draw.pick(SKINS)
  const isDark = SKINS.indexOf(skin) > 2
  const hair = { fill: draw.pick(isDark ? HAIRS.slice(0, 3) : HAIRS) }
  const [behind, front] = draw.pick(gender === 0 ? LONG : gender === 1 ? SHORT : [...LONG, ...SHORT])
  return picture(
    192,
    192,
    rect(0, 0, 192, 192, { fill: draw.pick(GROUNDS) }),
    behind && path(behind, hair),
    path('M26 192C28 152 58 138 96 138s68 14 70 54z', { fill: draw.pick(CLOTHES) }),
    path('M80 112h32v26c0 20-32 20-32 0z', { fill: skin }),
    path('M80 122c8 10 24 10 32 0v8c-8 10-24 10-32 0z', { fill: '#000', opacity: 0.1 }),
    path('M62 78C62 50 78 42 96 42s34 8 34 36c0 28-16 48-34 48S62 106 62 78z', { fill: skin }),
    path(front, hair),
    circle(83, 84, 3.4, { fill: '#2b2320' }),
    circle(109, 84, 3.4, { fill: '#2b2320' }),
    path(draw.chance(0.5) ? 'M84 104q12 10 24 0' : 'M86 106q10 6 20 0', {
      fill: 'none',
      stroke: '#2b2320',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    draw.chance(0.25)
      ? path('M72 84a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM98 84a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM94 82q2-2 4 0', {
          fill: 'none',
          stroke: '#2b2f38',
          'stroke-width': 2.6,
        })
      : '',
  )
}
