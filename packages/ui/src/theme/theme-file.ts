import { parseTenantColours, tenantColourNames } from './tenant.ts'
import type { TenantColours } from './tokens.ts'

/** A theme as it is exported, for another client or a host: its `colours` are what `colourVariables` takes. */
export interface ThemeFile {
  format: 'ssp-theme'
  /** Raised when a reader of the version before would misread it. */
  version: 1
  colours: TenantColours
}

/** Why a text is no theme, with the entries or the version that it concerns. */
export interface ThemeFileError {
  error: 'size' | 'json' | 'format' | 'version' | 'unknown' | 'missing' | 'colour'
  /** Names of entries, shortened to 40 characters each; the version for `version`; else empty. */
  names: string[]
}

/** Largest theme in characters; an exported one has 250. */
export const themeFileLimit = 10 * 1024

/** The text of an exported theme. */
export const writeThemeFile = (colours: TenantColours): string =>
  `${JSON.stringify({ format: 'ssp-theme', version: 1, colours } satisfies ThemeFile, null, 2)}\n`

/**
 * Reads an exported theme; never throws. All six colours are there and `#rrggbb`, nothing else is, or it is an error: a theme that
 * is read in part would look like neither the old one nor the new one.
 */
export function readThemeFile(text: string): ThemeFile | ThemeFileError {
  if (text.length > themeFileLimit) return failed('size')
  const value = parse(text)
  if (value === undefined) return failed('json')
  const file = Object(value) as Record<string, unknown>
  if (file['format'] !== 'ssp-theme') return failed('format')
  if (file['version'] !== 1)
    return failed('version', file['version'] === undefined ? [] : [JSON.stringify(file['version'])])
  const colours = file['colours']
  if (typeof colours !== 'object' || colours === null) return failed('missing', tenantColourNames)
  const names = Object.keys(colours)
  const unknown = [
    ...Object.keys(file).filter((name) => !['format', 'version', 'colours'].includes(name)),
    ...names.filter((name) => !tenantColourNames.includes(name as keyof TenantColours)),
  ]
  if (unknown.length > 0) return failed('unknown', unknown)
  const missing = tenantColourNames.filter((name) => !names.includes(name))
  if (missing.length > 0) return failed('missing', missing)
  const valid = parseTenantColours(colours)
  const invalid = tenantColourNames.filter((name) => valid[name] === undefined)
  if (invalid.length > 0) return failed('colour', invalid)
  return { format: 'ssp-theme', version: 1, colours: valid as TenantColours }
}

const failed = (error: ThemeFileError['error'], names: readonly string[] = []): ThemeFileError => ({
  error,
  names: names.slice(0, 6).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name)),
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
