import { layerStyle, vars } from '@ssp/ui/css'

const { space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const section = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

export const heading = layerStyle({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold })

export const rowActions = layerStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s2 })
