import { layerStyle } from '@ssp/ui/css'

/** In a table, whose cells are one line, the address is cut instead; its cards break. */
export const breakBefore = layerStyle({ '@container': { '(width >= 31.25rem)': { display: 'none' } } })
