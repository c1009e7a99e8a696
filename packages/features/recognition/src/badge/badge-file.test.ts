import { describe, expect, test } from 'vitest'
import { imageName } from './badge-file'

describe('the name of a badge image', () => {
  test.each([
    ['Team Player!', 'TeamPlayer1'],
    ['Größter Held / 2026', 'GrößterHeld20261'],
    ['星 の 人', '星の人1'],
    ['../..\\%00', '001'],
    ['🌟✨', '1'],
  ])('%s', (name, expected) => {
    expect(imageName(name, () => 0)).toBe(expected)
  })

  test('ends with a number from 1 to 100 and stays short', () => {
    expect(imageName('Star', () => 0.999)).toBe('Star100')
    expect(imageName('x'.repeat(300), () => 0.5)).toHaveLength(102)
  })
})
