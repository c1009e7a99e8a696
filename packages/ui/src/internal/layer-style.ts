import { style, type StyleRule } from '@vanilla-extract/css'
import { layers } from '../theme/layers.css'

/** A class in the cascade layer `ssp.components`, so that unlayered styles of a host page win without `!important`. */
export const layerStyle = (rule: StyleRule): string => style({ '@layer': { [layers.components]: rule } })
