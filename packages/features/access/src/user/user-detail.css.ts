import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const form = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })
