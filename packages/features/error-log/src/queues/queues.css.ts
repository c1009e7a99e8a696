import { layerStyle, vars } from '@ssp/ui/css'

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 })

export const error = layerStyle({ overflowWrap: 'anywhere' })
