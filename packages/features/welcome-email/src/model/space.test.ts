import { expect, test } from 'vitest'
import { availableBytes, encoded, taken } from './space'

const MB = 1024 * 1024

test('the space is ten less what is taken, unrounded and never below nothing', () => {
  expect(availableBytes([])).toBe(10 * MB)
  expect(availableBytes([{ size: 2.5 }, { size: 0.25 }])).toBe(7.25 * MB)
  expect(availableBytes([{ size: 9 }, { size: 1.5 }])).toBe(0)
  expect(taken([{ size: 2.5 }, { size: 0.25 }])).toBe(2.75)
})

test('mail counts a third more, and its line ends', () => {
  const bytes = 57_000
  const lines = btoa('x'.repeat(bytes)).replaceAll(/.{76}/g, '$&\r\n')
  expect(encoded([{ size: bytes / MB }]) * MB).toBeCloseTo(lines.length, 6)
})
