import type { ThemeProperty } from '../theme/property-names'

const baseSize: ThemeProperty = '--ssp-base-size'

/** A CSS length whose `rem` follow the base size, as those of the stylesheets do; other values stay. */
export const scaled = <Length extends string | number | undefined>(length: Length): Length | string =>
  typeof length === 'string' ? length.replaceAll(/(?<![\d.])([\d.]+)rem/g, `calc($1 * var(${baseSize}))`) : length
