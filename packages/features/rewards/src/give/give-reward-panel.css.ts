import { layerStyle, vars } from '@ssp/ui/css'

export const note = layerStyle({ margin: 0, fontSize: vars.text.sm, color: vars.color.mutedForeground })
