import { describe, expect, it } from 'vitest'
import { checkBrand, nearestAccessibleColour } from './brand-contrast.ts'
import { formatOklch, parseOklch } from './colour.ts'
import { expand } from './expand.ts'
import { defaultColours, tenantColourNames } from './tenant.ts'

const failing = (colours: Parameters<typeof checkBrand>[0]) =>
  checkBrand(colours).flatMap(({ name, passes }) => (passes ? [] : [name]))

describe('checkBrand', () => {
  it('passes six dark colours', () => {
    const dark = Object.fromEntries(tenantColourNames.map((name) => [name, '#1f3a5f']))
    expect(failing(dark)).toEqual([])
  })

  it('reports where a colour fails and by how much', () => {
    const primary = checkBrand(defaultColours).find(({ name }) => name === 'primary')
    const button = primary?.uses.find(({ token }) => token === 'primary')
    // White on #3886c2: text needs 4.5.
    expect(button).toMatchObject({ foreground: '#ffffff', background: '#3886c2', requiredRatio: 4.5 })
    expect(button?.ratio).toBeCloseTo(3.92, 1)
    expect(primary?.passes).toBe(false)
  })

  it('checks the same colours as the complete theme', () => {
    const brand = { ...defaultColours, primary: '#ffe066', tertiary: '#c0ffee' }
    const tokens = Object.values(expand(brand, 'light'))
    for (const { colour, uses } of checkBrand(brand)) {
      for (const { foreground, background } of uses) {
        expect([colour, ...tokens]).toContain(foreground)
        expect([colour, ...tokens]).toContain(background)
        expect(foreground).not.toBe(background)
      }
    }
  })

  it('uses the default for missing and invalid colours', () => {
    expect(checkBrand({ accent: 'red' })).toEqual(checkBrand({}))
  })
})

describe('nearestAccessibleColour', () => {
  const difficult = ['#3886c2', '#ffe066', '#ffffff', '#000000', '#808080', '#ff0000', '#00ff00', '#39ff14']

  it.each(difficult)('finds the smallest lightness change for %s', (colour) => {
    const all = Object.fromEntries(tenantColourNames.map((name) => [name, colour]))
    const { l, c, h } = parseOklch(colour)
    for (const name of tenantColourNames) {
      const found = nearestAccessibleColour(name, all)
      expect(failing({ ...all, [name]: found })).not.toContain(name)
      if (found === colour) continue
      // No colour with a smaller lightness change, in the same steps, passes.
      const steps = Math.round(Math.abs(parseOklch(found).l - l) * 100)
      for (let step = 0; step < steps; step++) {
        for (const nearer of [l - step / 100, l + step / 100].filter((at) => at > 0 && at < 1)) {
          expect(failing({ ...all, [name]: formatOklch({ l: nearer, c, h }) })).toContain(name)
        }
      }
    }
  })

  it('returns a colour that passes unchanged', () => {
    expect(nearestAccessibleColour('tertiary', { tertiary: '#19204a' })).toBe('#19204a')
  })
})
