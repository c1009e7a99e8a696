import { parseTenantColours, tenantColourNames, type TenantColours } from '@ssp/ui/theme'

/** Six colours, or a parse error. */
export type PastedTheme = { colours: TenantColours } | { error: string }

const isName = (name: string): name is keyof TenantColours => (tenantColourNames as string[]).includes(name)

/** Parses lines `primary: #3886c2` or `primary = #3886c2`, or six values in the order of the specification. */
function fromLines(text: string): Record<string, unknown> {
  const lines = text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  return Object.fromEntries(
    lines.map((line, index) => {
      const [, name = tenantColourNames[index] ?? line, value = line] = /^(\w+)\s*[:=]\s*(.*)$/.exec(line) ?? []
      return [name, value]
    }),
  )
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses a pasted theme; never throws.
 *
 * @param text a JSON object of the six names, lines of `name: #rrggbb`, or six values in the order of the specification
 */
export function parseTheme(text: string): PastedTheme {
  const given = text.trim().startsWith('{') ? fromJson(text) : fromLines(text)
  if (typeof given !== 'object' || given === null) return { error: 'This is not valid JSON.' }
  const unknown = Object.keys(given).filter((name) => !isName(name))
  if (unknown.length > 0) return { error: `No colour of a theme: ${unknown.join(', ')}.` }
  const colours = parseTenantColours(given)
  const missing = tenantColourNames.filter((name) => !Object.hasOwn(given, name))
  const invalid = tenantColourNames.filter((name) => !missing.includes(name) && !colours[name])
  if (missing.length > 0) return { error: `Missing: ${missing.join(', ')}.` }
  if (invalid.length > 0) return { error: `Not of the form #rrggbb: ${invalid.join(', ')}.` }
  return { colours: colours as TenantColours }
}
