import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const root = layerStyle({ padding: space.s4, borderBlockEnd: `1px solid ${color.border}` })

export const title = layerStyle({
  margin: 0,
  marginBlockEnd: space.s2,
  fontSize: text.sm,
  fontWeight: vars.weight.medium,
  color: color.mutedForeground,
})
