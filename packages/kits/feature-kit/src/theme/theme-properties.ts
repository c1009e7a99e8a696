import { colourNames, colourProperty, type ThemeProperty } from '@ssp/ui/theme'

/** Custom properties of the theme and their values. */
export type Variables = Readonly<Partial<Record<ThemeProperty, string>>>

/** Custom properties that are not colours. */
const measures: Record<Exclude<ThemeProperty, `--ssp-color-${string}`>, true> = {
  '--ssp-base-size': true,
  '--ssp-font-family': true,
  '--ssp-font-mono': true,
  '--ssp-text-xs': true,
  '--ssp-text-sm': true,
  '--ssp-text-md': true,
  '--ssp-text-lg': true,
  '--ssp-text-xl': true,
  '--ssp-text-xxl': true,
  '--ssp-weight-regular': true,
  '--ssp-weight-medium': true,
  '--ssp-weight-semibold': true,
  '--ssp-leading-heading': true,
  '--ssp-leading-text': true,
  '--ssp-space-1': true,
  '--ssp-space-2': true,
  '--ssp-space-3': true,
  '--ssp-space-4': true,
  '--ssp-space-6': true,
  '--ssp-space-8': true,
  '--ssp-space-12': true,
  '--ssp-space-16': true,
  '--ssp-radius-mark': true,
  '--ssp-radius-control': true,
  '--ssp-radius-card': true,
  '--ssp-radius-full': true,
  '--ssp-size-control': true,
  '--ssp-size-row': true,
  '--ssp-size-touch': true,
  '--ssp-size-nav': true,
  '--ssp-size-nav-collapsed': true,
  '--ssp-size-panel': true,
  '--ssp-shadow-float': true,
  '--ssp-shadow-dialog': true,
  '--ssp-motion-fast': true,
  '--ssp-motion-normal': true,
  '--ssp-motion-ease': true,
  '--ssp-layer-header': true,
  '--ssp-layer-dropdown': true,
  '--ssp-layer-dialog': true,
  '--ssp-layer-toast': true,
}
const colours: ReadonlySet<string> = new Set(colourNames.map(colourProperty))

/** Whether a name is a property of the theme, for input from a file. */
export const isThemeProperty = (name: string): name is ThemeProperty =>
  Object.hasOwn(measures, name) || colours.has(name)
