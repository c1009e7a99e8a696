import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { layers } from '../theme/layers.css'

/** A class in the cascade layer `ssp.components`, so that unlayered styles of a host page win without `!important`. */
export const layerStyle = (rule: StyleRule): string => style({ '@layer': { [layers.components]: rule } })

/**
 * Styles the elements that a selector matches within a class, for elements without a class of their own, in the same layer.
 */
export const styleWithin = (root: string, selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`${root} ${selector}`, { '@layer': { [layers.components]: rule } })
