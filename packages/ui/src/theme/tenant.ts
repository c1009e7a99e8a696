import type { TenantColours } from './tokens.ts'

/**
 * Default colours (spec 1 section 3, Theme). The specification has no default for `loginOverlay`;
 * it uses the tertiary colour.
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
 * Keeps the valid colours of an untrusted value and drops everything else; never throws. To reject invalid input,
 * compare input and result.
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
