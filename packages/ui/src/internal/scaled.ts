import type { ThemeProperty } from '../theme/property-names'

const baseSize: ThemeProperty = '--ssp-base-size'

/** Scales the `rem` of a CSS length to the base size, as in the stylesheets. Other units do not change. */
export const scaled = <Length extends string | number | undefined>(length: Length): Length | string =>
  typeof length === 'string' ? length.replaceAll(/(?<![\d.])([\d.]+)rem/g, `calc($1 * var(${baseSize}))`) : length
