import { layerStyle } from '@ssp/ui/css'

/** In a table, whose cells are single lines, the address is cut instead; in cards it wraps. */
export const breakBefore = layerStyle({ '@container': { '(width >= 31.25rem)': { display: 'none' } } })
