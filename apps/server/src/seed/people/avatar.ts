import { circle, path, picture, rect } from '../brands/draw.ts'
import { random } from '../random.ts'

const GROUNDS = ['#dbe7f6', '#d8efe6', '#f6e3d3', '#ecdff0', '#f5ecc9', '#dfe3e8', '#f4d9dc'] as const
const SKINS = ['#f3d3bd', '#e3b896', '#c98f66', '#a56b43', '#7a4a2d', '#5a3521'] as const
const HAIRS = ['#2a211d', '#4b3325', '#7a5230', '#b98a4a', '#8c8c90', '#a8482a', '#1c1f2b'] as const
const CLOTHES = ['#31588f', '#1f7a68', '#b4532a', '#6b2d5c', '#3f4754', '#8a6d1f', '#a13d4f'] as const

/** Hair as [behind the head, in front of it]. */
const STYLES: readonly (readonly [behind: string, front: string])[] = [
  ['', 'M62 72C60 44 76 34 96 34s36 10 34 38c-6-12-16-18-34-18s-28 6-34 18z'],
  [
    'M58 70C58 42 74 32 96 32s38 10 38 38v52H58z',
    'M64 74C64 52 78 46 96 46s32 6 32 28c-10-4-20-10-26-20-6 10-22 18-38 20z',
  ],
  ['', 'M60 78C54 50 66 30 98 32c26 0 38 18 34 46-4-10-8-16-12-20-16 4-42 2-52-2-4 6-6 14-8 22z'],
  [
    'M56 78C52 46 72 30 96 30s44 16 40 48c10 30-4 40-10 44H66c-8-4-20-16-10-44z',
    'M64 72c2-18 14-28 40-26 14 2 22 12 24 26-16-2-44-2-64 0z',
  ],
  ['M88 34a16 16 0 1 1 16 0z', 'M62 72C60 46 76 36 96 36s36 10 34 36c-8-14-18-18-34-18s-26 4-34 18z'],
]

/** A drawn portrait, 192 by 192: the same for the same id. */
export function avatar(id: string): string {
  const draw = random(`avatar ${id}`)
  const skin = draw.pick(SKINS)
  const hair = { fill: draw.pick(HAIRS) }
  const [behind, front] = draw.pick(STYLES)
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
