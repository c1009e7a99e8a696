import { layerStyle, vars } from '@ssp/ui/css'

export const upload = layerStyle({ display: 'grid', gap: vars.space.s3 })
