import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({ display: 'grid', gap: vars.space.s3 })

export const links = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4, fontSize: vars.text.sm })
