import { contrast, contrastPairs, expand, isHexColour } from '@ssp/ui/theme'
import { describe, expect, it } from 'vitest'
import { contentFault } from '../storage/sniff.ts'
import type { BrandArt } from './brands/art.ts'
import { CLIENTS, PLATFORMS } from './clients.ts'

const SIZES: readonly (readonly [picture: keyof BrandArt, viewBox: string])[] = [
  ['logo', '0 0 240 64'],
  ['alternateLogo', '0 0 240 64'],
  ['loginImage', '0 0 960 1200'],
  ['loginBackground', '0 0 1920 1200'],
  ['mainBackground', '0 0 1920 1080'],
]

describe('seeded clients', () => {
  it('are four on two platforms with unique sub-domain, identifier and prefix', () => {
    expect(CLIENTS).toHaveLength(4)
    for (const key of ['subdomain', 'identifier', 'prefix', 'clientName'] as const) {
      expect(new Set(CLIENTS.map((client) => client[key])).size).toBe(4)
    }
    const domains = PLATFORMS.map(({ domain }) => domain)
    expect(new Set(CLIENTS.map(({ platform }) => platform))).toEqual(new Set(domains))
  })

  describe.each(CLIENTS)('$clientName', ({ colours, art }) => {
    it.each(['light', 'dark'] as const)('is readable in its colours, %s', (mode) => {
      const tokens = expand(colours, mode)
      const failing = contrastPairs.filter(
        ({ foreground, background, ratio }) => contrast(tokens[foreground], tokens[background]) < ratio,
      )
      expect(Object.values(colours).every(isHexColour)).toBe(true)
      expect(failing).toEqual([])
    })

    it.each(SIZES)('has a sound picture: %s', async (name, size) => {
      const text = art[name]
      expect(text).toContain(`viewBox="${size}"`)
      expect(text.length).toBeLessThan(12_000)
      expect(text).not.toMatch(/NaN|undefined|Infinity|<text|<style|<script|href/)
      expect(await contentFault(Buffer.from(text), 'image/svg+xml')).toBeUndefined()
    })
  })
})
