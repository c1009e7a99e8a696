import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 })
