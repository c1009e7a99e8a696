import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const tab = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const tools = layerStyle({ display: 'flex', justifyContent: 'end' })

export const actions = layerStyle({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })
