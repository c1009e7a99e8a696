import type { ThemeColours } from '@ssp/api'
import { defaultColours, isHexColour, tenantColourNames, type TenantColours } from '@ssp/ui/theme'

/** The six colours as they are typed; a text need not be a colour yet. */
export type ColourTexts = Record<keyof TenantColours, string>

/** The colours of a client, with the defaults for what it has not set (R1-305, decision 56). */
export const coloursOf = (colours: ThemeColours): ColourTexts => ({ ...defaultColours, ...colours })

/** What can be drawn while one text is being typed: the saved colour is in for it. */
export const drawable = (texts: ColourTexts, saved: ColourTexts): TenantColours => {
  const valid = tenantColourNames.map((name) => [name, isHexColour(texts[name]) ? texts[name] : saved[name]])
  return Object.fromEntries(valid) as TenantColours
}
