import { layerStyle, vars } from '@ssp/ui/css'

export const none = layerStyle({ color: vars.color.mutedForeground })
