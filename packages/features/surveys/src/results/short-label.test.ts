import { expect, test } from 'vitest'
import { shortLabel } from './short-label'

test('an option longer than 75 characters is cut', () => {
  expect(shortLabel('a'.repeat(75))).toBe('a'.repeat(75))
  expect(shortLabel('a'.repeat(76))).toBe(`${'a'.repeat(75)}...`)
  expect(shortLabel('😀'.repeat(76))).toBe(`${'😀'.repeat(75)}...`)
})
