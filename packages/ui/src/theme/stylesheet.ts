import { expand } from './expand.ts'
import type { ThemeProperty } from './property-names.ts'
import { colourNames, colourProperty, type TenantColours } from './tokens.ts'

/**
 * The theme as custom properties: `{'--ssp-color-primary': 'light-dark(#0969da, #58a6ff)', ...}`. The browser picks
 * by the `color-scheme` of the root (`data-mode`), so one value serves light, dark and the system setting.
 *
 * @param colours each `#rrggbb`; missing or invalid ones use the default
 */
export function colourVariables(colours: Partial<TenantColours>): Partial<Record<ThemeProperty, string>> {
  const light = expand(colours, 'light')
  const dark = expand(colours, 'dark')
  return Object.fromEntries(
    colourNames.map((name) => [colourProperty(name), `light-dark(${light[name]}, ${dark[name]})`]),
  )
}

/**
 * The stylesheet of one client, for `.ssp-root`. It contains computed colours only, never the client's input, so no
 * value can inject CSS. It repeats the order of the layers, because this file may load first.
 */
export function tenantStylesheet(colours: Partial<TenantColours>): string {
  const rules = Object.entries(colourVariables(colours)).map(([name, value]) => `${name}:${value}`)
  return `@layer ssp.reset,ssp.tokens,ssp.components,ssp.utilities;@layer ssp.tokens{.ssp-root{${rules.join(';')}}}\n`
}
