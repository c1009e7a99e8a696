import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const note = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const preview = layerStyle({
  margin: 0,
  paddingInlineStart: space.s4,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
})
