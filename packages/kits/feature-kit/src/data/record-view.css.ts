import { layerStyle, vars } from '@ssp/ui/css'

export const gone = layerStyle({ marginBlockEnd: vars.space.s4 })
