import { layerStyle, vars } from '@ssp/ui/css'

const { color, space } = vars

export const created = layerStyle({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })

export const done = layerStyle({ color: color.success, verticalAlign: 'middle', alignSelf: 'center' })

export const open = layerStyle({ color: color.mutedForeground, verticalAlign: 'middle', alignSelf: 'center' })
