import type { ThemeColours } from '@ssp/api'
import { defaultColours, isHexColour, tenantColourNames, type TenantColours } from '@ssp/ui/theme'

/** The six colours as typed; a text may be an incomplete colour. */
export type ColourTexts = Record<keyof TenantColours, string>

/** The colours of a client, with defaults for missing ones (R1-305, decision 56). */
export const coloursOf = (colours: ThemeColours): ColourTexts => ({ ...defaultColours, ...colours })

/** The renderable colours while a text is being typed: the saved colour replaces an incomplete one. */
export const drawable = (texts: ColourTexts, saved: ColourTexts): TenantColours => {
  const valid = tenantColourNames.map((name) => [name, isHexColour(texts[name]) ? texts[name] : saved[name]])
  return Object.fromEntries(valid) as TenantColours
}
