// `@ssp/ui/theme`: plain functions, no React and no stylesheet, so that the server imports it as it stands.
export { contrast } from './colour.ts'
export { contrastPairs } from './contrast-pairs.ts'
export { expand } from './expand.ts'
export { colourVariables, tenantStylesheet } from './stylesheet.ts'
export { defaultColours, isHexColour, parseTenantColours, tenantColourNames } from './tenant.ts'
export { colourNames, colourProperty } from './tokens.ts'
export type { ContrastPair } from './contrast-pairs.ts'
export type { ColourMode, ColourName, ColourTokens, Density, TenantColours } from './tokens.ts'
