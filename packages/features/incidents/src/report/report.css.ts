import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const root = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  maxInlineSize: '72ch',
})

export const help = layerStyle({ margin: 0, color: color.mutedForeground, fontSize: text.sm })
