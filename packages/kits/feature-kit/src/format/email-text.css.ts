import { layerStyle } from '@ssp/ui/css'

/** In a table, whose cells are single lines, the address is cut instead; in the cards of a table it wraps. */
export const breakBefore = layerStyle({ '@container': { '(width >= 31.25rem)': { display: 'none' } } })

export const line = layerStyle({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
