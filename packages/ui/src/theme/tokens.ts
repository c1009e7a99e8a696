/** The six colours a client chooses, each `#rrggbb` (spec 1 section 3, Theme). */
export interface TenantColours {
  primary: string
  secondary: string
  tertiary: string
  accent: string
  highlight: string
  loginOverlay: string
}

/** Light or dark surfaces. */
export type ColourMode = 'light' | 'dark'

/** Height of controls and rows. */
export type Density = 'comfortable' | 'compact'

/**
 * Every semantic colour of the interface. A name without `Foreground` is a background; the same name with
 * `Foreground` is the text or icon colour on it (WCAG AA: 4.5:1).
 */
export const colourNames = [
  // backgrounds and text
  'background',
  'foreground',
  'surface',
  'raised',
  'muted',
  'mutedForeground',
  'border',
  'skeleton',
  // primary action, links and selection
  'primary',
  'primaryHover',
  'primaryActive',
  'primaryForeground',
  'primaryBorder',
  'primarySubtle',
  'primarySubtleForeground',
  'link',
  'ring',
  // controls
  'input',
  'inputForeground',
  'inputBorder',
  'placeholder',
  'controlHover',
  // side navigation and login overlay, in the tenant's dark colours
  'nav',
  'navForeground',
  'navMutedForeground',
  'navHover',
  'navActive',
  'navActiveForeground',
  'navRing',
  'overlay',
  'overlayForeground',
  // secondary brand colours
  'accent',
  'accentForeground',
  'highlight',
  'highlightForeground',
  'secondary',
  'secondaryForeground',
  // status colours, the same for every brand
  'success',
  'successForeground',
  'successSubtle',
  'successSubtleForeground',
  'warning',
  'warningForeground',
  'warningSubtle',
  'warningSubtleForeground',
  'danger',
  'dangerHover',
  'dangerForeground',
  'dangerSubtle',
  'dangerSubtleForeground',
  'info',
  'infoForeground',
  'infoSubtle',
  'infoSubtleForeground',
  // overlays
  'modalBackdrop',
  'shadow',
  'tooltip',
  'tooltipForeground',
  // charts
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chartAxis',
  'chartGrid',
] as const

export type ColourName = (typeof colourNames)[number]

/** A CSS colour for every semantic colour. */
export type ColourTokens = Record<ColourName, string>

/** `primaryHover` -> `primary-hover`, `chart1` -> `chart-1`. */
export const kebab = (name: string): string => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()

/** The custom property of a semantic colour, for example `--ssp-color-primary-hover`. */
export const colourProperty = (name: ColourName): `--ssp-color-${string}` => `--ssp-color-${kebab(name)}`
