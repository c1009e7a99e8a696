import { describe, expect, it } from 'vitest'
import { checkBrand, nearestPassing } from './brand-contrast.ts'
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

  it('takes the default for what is missing or no colour', () => {
    expect(checkBrand({ accent: 'red' })).toEqual(checkBrand({}))
  })
})

describe('nearestPassing', () => {
  it.each(['#3886c2', '#ffe066', '#ffffff', '#000000', '#808080', '#ff0000', '#00ff00'])(
    'finds one for %s',
    (colour) => {
      const all = Object.fromEntries(tenantColourNames.map((name) => [name, colour]))
      for (const name of tenantColourNames) {
        expect(failing({ ...all, [name]: nearestPassing(name, all) })).not.toContain(name)
      }
    },
  )

  it('leaves a colour that passes', () => {
    expect(nearestPassing('tertiary', { tertiary: '#19204a' })).toBe('#19204a')
  })
})
