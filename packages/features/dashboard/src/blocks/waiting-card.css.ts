import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const list = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s6}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const none = layerStyle({ margin: 0, fontSize: text.md, color: color.mutedForeground })
