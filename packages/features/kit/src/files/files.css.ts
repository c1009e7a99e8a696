import { layerStyle, vars } from '@ssp/ui/css'

export const upload = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })
