import { layerStyle, vars } from '@ssp/ui/css'

export const password = layerStyle({ display: 'grid', gap: vars.space.s2 })
