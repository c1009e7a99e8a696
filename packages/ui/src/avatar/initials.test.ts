import { describe, expect, it } from 'vitest'
import { initials, tintCount, tintOf } from './initials'

describe('initials', () => {
  it.each([
    ['Anna Kowalska', 'AK'],
    ['Jan Maria van der Berg', 'JB'],
    ['  zoë  ', 'Z'],
    ['łukasz żak', 'ŁŻ'],
    ['', ''],
  ])('%s gives %s', (name, expected) => expect(initials(name)).toBe(expected))

  it('does not split a letter outside the basic plane', () => expect(initials('𝒜da')).toBe('𝒜'))
})

describe('tintOf', () => {
  it('is the same for the same name and stays within the tints', () => {
    for (const name of ['Anna', 'Bo', '', '李小龍']) {
      expect(tintOf(name)).toBe(tintOf(name))
      expect(tintOf(name)).toBeGreaterThanOrEqual(1)
      expect(tintOf(name)).toBeLessThanOrEqual(tintCount)
    }
  })

  it('spreads names over all tints', () => {
    const tints = new Set(Array.from({ length: 100 }, (_, index) => tintOf(`Person ${index}`)))
    expect(tints.size).toBe(tintCount)
  })
})
