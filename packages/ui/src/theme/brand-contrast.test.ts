import { describe, expect, it } from 'vitest'
import { checkBrand, nearestPassing } from './brand-contrast.ts'
import { hex, tone } from './colour.ts'
import { expand } from './expand.ts'
import { defaultColours, tenantColourNames } from './tenant.ts'

const failing = (colours: Parameters<typeof checkBrand>[0]) =>
  checkBrand(colours).flatMap(({ name, passes }) => (passes ? [] : [name]))

describe('checkBrand', () => {
  it('passes six dark colours', () => {
    const dark = Object.fromEntries(tenantColourNames.map((name) => [name, '#1f3a5f']))
    expect(failing(dark)).toEqual([])
  })

  it('says where a colour fails and by how much', () => {
    const primary = checkBrand(defaultColours).find(({ name }) => name === 'primary')
    const button = primary?.uses.find(({ token }) => token === 'primary')
    // White on #3886c2 (security.md 1): text owes 4.5.
    expect(button).toMatchObject({ foreground: '#ffffff', ground: '#3886c2', owed: 4.5 })
    expect(button?.ratio).toBeCloseTo(3.92, 1)
    expect(primary?.passes).toBe(false)
  })

  it('judges on the colours that the whole theme draws', () => {
    const brand = { ...defaultColours, primary: '#ffe066', tertiary: '#c0ffee' }
    const drawn = Object.values(expand(brand, 'light'))
    for (const { colour, uses } of checkBrand(brand)) {
      for (const { foreground, ground } of uses) {
        expect([colour, ...drawn]).toContain(foreground)
        expect([colour, ...drawn]).toContain(ground)
        expect(foreground).not.toBe(ground)
      }
    }
  })

  it('takes the default for what is missing or no colour', () => {
    expect(checkBrand({ accent: 'red' })).toEqual(checkBrand({}))
  })
})

describe('nearestPassing', () => {
  const awkward = ['#3886c2', '#ffe066', '#ffffff', '#000000', '#808080', '#ff0000', '#00ff00', '#39ff14']

  it.each(awkward)('finds the nearest of the line for %s', (colour) => {
    const all = Object.fromEntries(tenantColourNames.map((name) => [name, colour]))
    const { l, c, h } = tone(colour)
    for (const name of tenantColourNames) {
      const found = nearestPassing(name, all)
      expect(failing({ ...all, [name]: found })).not.toContain(name)
      if (found === colour) continue
      // Whatever lies nearer in lightness, in the same steps, does not pass.
      const steps = Math.round(Math.abs(tone(found).l - l) * 100)
      for (let step = 0; step < steps; step++) {
        for (const nearer of [l - step / 100, l + step / 100].filter((at) => at > 0 && at < 1)) {
          expect(failing({ ...all, [name]: hex({ l: nearer, c, h }) })).toContain(name)
        }
      }
    }
  })

  it('leaves a colour that passes', () => {
    expect(nearestPassing('tertiary', { tertiary: '#19204a' })).toBe('#19204a')
  })
})
