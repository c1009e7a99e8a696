import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const actions = layerStyle({ display: 'inline-flex', alignItems: 'center', gap: space.s3 })
