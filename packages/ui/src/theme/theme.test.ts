import { describe, expect, it } from 'vitest'
import { contrast, contrastPairs, defaultColours, expand, parseTenantColours, tenantStylesheet } from './index.ts'
import { brands } from '../../../../.storybook/brands'
import { parseOklch } from './colour.ts'
import type { ColourMode, TenantColours } from './index.ts'

const all = (colour: string): TenantColours => ({
  primary: colour,
  secondary: colour,
  tertiary: colour,
  accent: colour,
  highlight: colour,
  loginOverlay: colour,
})

const modes: ColourMode[] = ['light', 'dark']

const difficult: [name: string, colours: Partial<TenantColours>][] = [
  ['default', {}],
  ['pale yellow', all('#fff6b0')],
  ['black', all('#000000')],
  ['white', all('#ffffff')],
  ['grey', all('#808080')],
  ['neon green', all('#39ff14')],
  ['neon pink', all('#ff00a8')],
  ['pure blue', all('#0000ff')],
  ['red', all('#ff0000')],
]

const failures = (colours: Partial<TenantColours>, mode: ColourMode): string[] => {
  const tokens = expand(colours, mode)
  return contrastPairs.flatMap(({ foreground, background, ratio }) => {
    const found = contrast(tokens[foreground], tokens[background])
    return found < ratio ? [`${foreground} on ${background}: ${found.toFixed(2)} of ${ratio}`] : []
  })
}

/** A deterministic generator (mulberry32), so that failures are reproducible. */
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

describe.each(modes)('expand, %s', (mode) => {
  it.each(difficult)('is readable in %s', (_name, colours) => {
    expect(failures(colours, mode)).toEqual([])
  })

  it('is readable in 300 random themes', () => {
    const next = random(20261121)
    const colour = () =>
      `#${Math.floor(next() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`
    for (let index = 0; index < 300; index++) {
      const colours = {
        primary: colour(),
        secondary: colour(),
        tertiary: colour(),
        accent: colour(),
        highlight: colour(),
        loginOverlay: colour(),
      }
      expect({ colours, failures: failures(colours, mode) }).toEqual({ colours, failures: [] })
    }
  })

  it('has chart series of hues 40 degrees apart, none too dark for one, in every brand of the demo, difficult and 200 random themes', () => {
    const next = random(20261126)
    const colour = () =>
      `#${Math.floor(next() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`
    const names = ['primary', 'secondary', 'tertiary', 'accent', 'highlight', 'loginOverlay'] as const
    const randomTheme = () => Object.fromEntries(names.map((name) => [name, colour()]))
    const themes = [
      ...Object.values(brands).map(({ colours }) => colours),
      ...difficult.map(([, colours]) => colours),
      ...Array.from({ length: 200 }, randomTheme),
    ]
    for (const colours of themes) {
      const tokens = expand(colours, mode)
      const marks = ([1, 2, 3, 4, 5, 6] as const).map((index) => parseOklch(tokens[`chart${index}`]))
      const hues = marks.map(({ h }) => h).toSorted((a, b) => a - b)
      const gaps = hues.map((hue, index) => (hues[index + 1] ?? (hues[0] ?? 0) + 360) - hue)
      expect({ colours, least: Math.min(...gaps) >= 40 }).toEqual({ colours, least: true })
      expect(Math.min(...marks.map(({ l }) => l))).toBeGreaterThanOrEqual(0.42)
    }
  })

  it.each([{}, all('#fff6b0'), all('#000000'), all('#808080')])(
    'tells chart series apart by lightness alone',
    (colours) => {
      const tokens = expand(colours, mode)
      const inOrder = ([1, 2, 3, 4, 5, 6] as const).map((index) => parseOklch(tokens[`chart${index}`]).l)
      const neighbours = inOrder.slice(1).map((step, index) => Math.abs(step - (inOrder[index] ?? 0)))
      expect(Math.min(...neighbours)).toBeGreaterThan(0.07)
      const steps = inOrder.toSorted((a, b) => a - b)
      const gaps = steps.slice(1).map((step, index) => step - (steps[index] ?? 0))
      // Six steps between 0.42 and the lightness that has 3:1 on white.
      expect(Math.min(...gaps)).toBeGreaterThan(0.035)
    },
  )
})

it('keeps status colours the same for every brand', () => {
  const [a, b] = [expand(all('#ff0000'), 'light'), expand(all('#00ff00'), 'light')]
  expect([a.danger, a.success, a.warning, a.info]).toEqual([b.danger, b.success, b.warning, b.info])
})

it('keeps a dark brand colour and darkens one on which white is almost readable', () => {
  expect(expand({ primary: '#5324ab' }, 'light').primary).toBe('#5324ab')
  const { primary, primaryForeground } = expand(defaultColours, 'light')
  expect(primaryForeground).toBe('#ffffff')
  expect(primary).not.toBe('#3886c2')
})

describe('parseTenantColours', () => {
  it('keeps only seven-character hex colours', () => {
    expect(
      parseTenantColours({
        primary: '#AABBCC',
        secondary: 'red',
        accent: '#abc',
        highlight: '#aabbcc;}',
        extra: '#000000',
        tertiary: 7,
      }),
    ).toEqual({ primary: '#aabbcc' })
  })

  it.each([null, undefined, 'text', 4, [], JSON.parse('{"__proto__": {"primary": "#000000"}}')])(
    'makes nothing of %s',
    (value) => {
      expect(parseTenantColours(value)).toEqual({})
    },
  )
})

describe('tenantStylesheet', () => {
  it('contains only custom properties with computed colours', () => {
    const sheet = tenantStylesheet({ primary: '#112233' })
    const body = /\.ssp-root\{(.*)\}\}/.exec(sheet)?.[1] ?? ''
    for (const rule of body.split(';'))
      expect(rule).toMatch(
        /^--ssp-color-[a-z0-9-]+:light-dark\((#[0-9a-f]{6}|rgb\([\d ./]+\)), (#[0-9a-f]{6}|rgb\([\d ./]+\))\)$/,
      )
  })

  it('ignores invalid colours', () => {
    const hostile = { primary: '#000000}body{display:none' }
    expect(tenantStylesheet(hostile)).toBe(tenantStylesheet({}))
  })
})
