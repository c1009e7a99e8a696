import type { TenantColours } from './tokens.ts'

/**
 * What a client that chose nothing looks like (spec 1 section 3, Theme). The specification gives `loginOverlay` no
 * default; it falls back to the tertiary one.
 */
export const defaultColours: Readonly<TenantColours> = {
  primary: '#3886c2',
  secondary: '#8257d4',
  tertiary: '#19204a',
  accent: '#8db2c9',
  highlight: '#5324ab',
  loginOverlay: '#19204a',
}

/** The names of a client's six colours, in the order of the specification. */
export const tenantColourNames = Object.keys(defaultColours) as (keyof TenantColours)[]

/** Whether a value is exactly seven characters, `#rrggbb`. */
export const isHexColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/**
 * Keeps the valid colours of a foreign value and drops all else; never throws. Whoever must refuse instead
 * compares what went in with what came out.
 */
export function parseTenantColours(value: unknown): Partial<TenantColours> {
  if (typeof value !== 'object' || value === null) return {}
  const colours: Partial<TenantColours> = {}
  for (const name of tenantColourNames) {
    const colour: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    if (isHexColour(colour)) colours[name] = colour.toLowerCase()
  }
  return colours
}

/** All six colours: the client's own where they are valid, the default elsewhere. */
export const withDefaults = (colours: Partial<TenantColours>): TenantColours => ({
  ...defaultColours,
  ...parseTenantColours(colours),
})
