import { layerStyle, vars } from '@ssp/ui/css'

export const body = layerStyle({ paddingBlockStart: vars.space.s4 })
