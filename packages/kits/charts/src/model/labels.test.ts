import { describe, expect, it } from 'vitest'
import { random } from '../testing/random'
import { fontSize, shownLabels, separate, textWidth } from './labels'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

describe('shownLabels', () => {
  it('shows all labels if they fit, else fewer, without overlap', () => {
    expect(shownLabels(months, 50)).toHaveLength(12)
    for (const band of [2, 10, 20, 30]) {
      const shown = shownLabels(months, band)
      const apart = ((shown[1]?.index ?? Infinity) - (shown[0]?.index ?? 0)) * band
      expect(apart).toBeGreaterThan(textWidth('Mar'))
    }
  })
  it('truncates long labels before it drops any', () => {
    const names = ['Research and development', 'Human resources', 'Finance']
    expect(shownLabels(names, 100).map(({ text }) => text)).toEqual(['Research an…', 'Human resou…', 'Finance'])
    expect(shownLabels(names, 60)).toHaveLength(1)
    expect(shownLabels(names, 60, true).map(({ text }) => text)).toEqual(['Resea…', 'Human…', 'Finan…'])
    expect(shownLabels(names, 300).map(({ text }) => text)).toEqual(names)
  })
  it('shows few labels for thousands of points', () => {
    const labels = Array.from({ length: 10_000 }, (_, index) => `Day ${index}`)
    expect(shownLabels(labels, 600 / 10_000).length).toBeLessThan(13)
    expect(shownLabels([], 600)).toEqual([])
  })
})

describe('separate', () => {
  it('does not move labels without overlap', () => expect(separate([10, 80, 40], 200)).toEqual([10, 80, 40]))
  it('moves overlapping labels a line apart, in order, above the bottom', () => {
    const next = random(3)
    for (let round = 0; round < 100; round++) {
      const wanted = Array.from({ length: 6 }, () => next() * 200)
      const places = separate(wanted, 200)
      const sorted = places.toSorted((a, b) => a - b)
      expect(Math.max(...places)).toBeLessThanOrEqual(200)
      sorted.slice(1).forEach((place, index) => expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(fontSize))
    }
  })
})
