import { globalLayer } from '@vanilla-extract/css'

/**
 * The cascade layers of every SSP package, declared once and in this order, so that unlayered styles of a
 * host page win without `!important`. `globalLayer` keeps the names readable; `layer` would hash them.
 */
const ssp = globalLayer('ssp')

export const layers = {
  reset: globalLayer({ parent: ssp }, 'reset'),
  tokens: globalLayer({ parent: ssp }, 'tokens'),
  components: globalLayer({ parent: ssp }, 'components'),
  utilities: globalLayer({ parent: ssp }, 'utilities'),
}
