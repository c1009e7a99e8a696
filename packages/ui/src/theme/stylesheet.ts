import { expand } from './expand.ts'
import { colourNames, colourProperty, type TenantColours } from './tokens.ts'

/**
 * The theme as custom properties: `{'--ssp-color-primary': 'light-dark(#0969da, #58a6ff)', ...}`. The browser picks
 * by the `color-scheme` of the root (`data-mode`), so one value serves light, dark and the system's choice.
 *
 * @param colours each `#rrggbb`; what is missing or invalid falls back to the default
 */
export function colourVariables(colours: Partial<TenantColours>): Record<`--ssp-${string}`, string> {
  const light = expand(colours, 'light')
  const dark = expand(colours, 'dark')
  return Object.fromEntries(
    colourNames.map((name) => [colourProperty(name), `light-dark(${light[name]}, ${dark[name]})`]),
  )
}

/**
 * The stylesheet of one client, for `.ssp-root`. It holds computed colours and nothing that the client wrote, so no
 * value can close a rule or load an address. The order of the layers is repeated, because this file may arrive first.
 */
export function tenantStylesheet(colours: Partial<TenantColours>): string {
  const rules = Object.entries(colourVariables(colours)).map(([name, value]) => `${name}:${value}`)
  return `@layer ssp.reset,ssp.tokens,ssp.components,ssp.utilities;@layer ssp.tokens{.ssp-root{${rules.join(';')}}}\n`
}
