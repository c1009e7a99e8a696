// `@ssp/feature-kit/theme`: plain functions without React, for hosts and for the page that exports a theme.
export { readThemeFile, themeAppearance, themeFileLimit, writeThemeFile } from './theme-file'
export { themeVariables } from './theme-variables'
export type { Theme, ThemeFileError } from './theme-file'
export type { Variables } from './theme-properties'
export type { ThemeVariables } from './theme-variables'
