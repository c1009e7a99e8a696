import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s2, minInlineSize: 0 })

export const logo = layerStyle({ flex: 'none', blockSize: 16, maxInlineSize: 48, objectFit: 'contain' })

export const name = layerStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
