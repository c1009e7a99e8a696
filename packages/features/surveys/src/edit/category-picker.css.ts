import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({ display: 'flex', alignItems: 'flex-end', gap: vars.space.s2 })

export const field = layerStyle({ flex: 1, minInlineSize: 0 })
