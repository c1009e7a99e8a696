import { vars } from '../theme/contract.css'

/** A CSS length whose `rem` follow the base size, as those of the stylesheets do; other values stay. */
export const scaled = <Length extends string | number | undefined>(length: Length): Length | string =>
  typeof length === 'string' ? length.replaceAll(/([\d.]+)rem/g, `calc($1 * ${vars.baseSize})`) : length
