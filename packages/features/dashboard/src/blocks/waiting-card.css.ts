import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

// As close to the cards below as these are to each other.
export const root = layerStyle({ marginBlockEnd: `calc(${space.s4} - ${space.s6})` })

export const list = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s6}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const none = layerStyle({ margin: 0, fontSize: text.md, color: color.mutedForeground })
