import { expect, it } from 'vitest'
import { barPath } from './bar-path'

it('returns an empty path for height 0', () => expect(barPath(10, 100, 20, 100)).toBe(''))
it('rounds the end away from the axis', () => {
  expect(barPath(10, 50, 20, 100)).toBe('M10 100v-47q0 -3 3 -3h14q3 0 3 3v47z')
  expect(barPath(10, 150, 20, 100)).toBe('M10 100v47q0 3 3 3h14q3 0 3 -3v-47z')
})
it('is at least one pixel high', () => expect(barPath(0, 99.9, 10, 100)).toBe('M0 100v0q0 -1 1 -1h8q1 0 1 1v0z'))
