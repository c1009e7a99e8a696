import type { ThemeImages } from '@ssp/api'
import { colourVariables, parseTenantColours, tenantColourNames, type TenantColours } from '@ssp/ui/theme'
import type { Appearance } from '../provider/themed'
import { isThemeProperty, type Variables } from './theme-properties'

/** An exported theme: the part that a client saves, and the part that only a host can set. */
export interface Theme {
  /** Display name, for example the client it was exported from. At most 100 characters; empty if there is none. */
  name: string
  /** Light, dark, or the setting of each user's system. */
  colorScheme: 'light' | 'dark' | 'system'
  colours: TenantColours
  /** Custom properties that override those derived from the colours. */
  variables: Variables
  /** PNG, JPEG, GIF or SVG as `data:` addresses, so that a theme loads nothing from other hosts. */
  images: Readonly<Partial<Record<keyof ThemeImages, string>>>
}

/** Why a text is not a valid theme, with the entries or the version concerned. */
export interface ThemeFileError {
  error: 'size' | 'json' | 'format' | 'version' | 'unknown' | 'missing' | 'colour' | 'value'
  /** Names of entries, cut to 40 characters each; the version for `version`; otherwise empty. */
  names: string[]
}

/** Maximum size of a theme in characters. An exported theme without images has 400. */
export const themeFileLimit = 4 * 1024 * 1024

const VERSION = 2
const imageNames = new Set(['logo', 'alternate', 'login-image', 'login-bg-image', 'main-bg-image'])
const added = { name: '', colorScheme: 'system', variables: {}, images: {} } as const

/** Serialises a theme for export. */
export const writeThemeFile = ({ name, colorScheme, colours, variables, images }: Theme): string =>
  `${JSON.stringify({ format: 'ssp-theme', version: VERSION, name, colorScheme, colours, variables, images }, null, 2)}\n`

/** Converts a theme to `appearance` of a provider. */
export const themeAppearance = ({ colorScheme, colours, variables }: Theme): Appearance => ({
  variables: { ...colourVariables(colours), ...variables },
  layout: { mode: colorScheme },
})

/**
 * Parses an exported theme of this or an older version; never throws. It is an error unless all six colours are present and
 * `#rrggbb`, and there are no unknown entries, because a partially read theme would look like neither the old nor the new
 * one.
 */
export function readThemeFile(text: string): Theme | ThemeFileError {
  if (text.length > themeFileLimit) return failed('size')
  const value = parse(text)
  if (value === undefined) return failed('json')
  const { format, version, colours, ...rest } = Object(value) as Record<string, unknown>
  if (format !== 'ssp-theme') return failed('format')
  // Version 1 had only the colours.
  if (version !== 1 && version !== VERSION)
    return failed(
      'version',
      typeof version === 'number' || typeof version === 'string' ? [JSON.stringify(version)] : [],
    )
  const file = { ...added, ...rest } as Record<keyof typeof added, unknown>
  if (!isObject(colours)) return failed('missing', tenantColourNames)
  const names = Object.keys(colours)
  const unknown = [
    ...Object.keys(rest).filter((name) => version === 1 || !Object.hasOwn(added, name)),
    ...names.filter((name) => !tenantColourNames.includes(name as keyof TenantColours)),
    ...namesIn(file.variables).filter((name) => !isThemeProperty(name)),
    ...namesIn(file.images).filter((name) => !imageNames.has(name)),
  ]
  if (unknown.length > 0) return failed('unknown', unknown)
  const missing = tenantColourNames.filter((name) => !names.includes(name))
  if (missing.length > 0) return failed('missing', missing)
  const valid = parseTenantColours(colours)
  const invalid = tenantColourNames.filter((name) => valid[name] === undefined)
  if (invalid.length > 0) return failed('colour', invalid)
  const unusable = [
    ...(typeof file.name === 'string' && file.name.length <= 100 ? [] : ['name']),
    ...(['light', 'dark', 'system'].includes(file.colorScheme as string) ? [] : ['colorScheme']),
    ...unusableIn(file, 'variables', isCssValue),
    ...unusableIn(file, 'images', isImage),
  ]
  if (unusable.length > 0) return failed('value', unusable)
  return { ...(file as Omit<Theme, 'colours'>), colours: valid as TenantColours }
}

const CSS_VALUE = /^[\w\s#%.,()'"+*/-]{1,200}$/
const LOADS = /url|image|cross-fade|src\s*\(|\/\//i
const IMAGE =
  /^data:image\/(?:png|jpeg|gif|svg\+xml);base64,(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{4}|[A-Za-z\d+/]{3}=|[A-Za-z\d+/]{2}==)$/

/** A CSS value that loads nothing, neither by a function nor by an address, and cannot end a rule. */
const isCssValue = (value: string) => CSS_VALUE.test(value) && !LOADS.test(value)
const isImage = (value: string) => IMAGE.test(value)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const namesIn = (value: unknown) => (isObject(value) ? Object.keys(value) : [])

/** Names of the invalid entries of a part, or the name of the part if it has no entries. */
function unusableIn(file: Record<string, unknown>, part: string, isUsable: (value: string) => boolean): string[] {
  const entries = file[part]
  if (!isObject(entries) || Array.isArray(entries)) return [part]
  return Object.entries(entries).flatMap(([name, value]) =>
    typeof value === 'string' && isUsable(value) ? [] : [name],
  )
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
