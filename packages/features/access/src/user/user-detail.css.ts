import { layerStyle, vars } from '@ssp/ui/css'

const { color, space } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const form = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const employee = layerStyle({ display: 'grid', justifyItems: 'start', gap: space.s3, gridColumn: '1 / -1' })

export const hint = layerStyle({ margin: 0, color: color.mutedForeground })
