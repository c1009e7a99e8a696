import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({
  display: 'grid',
  gap: vars.space.s1,
  maxInlineSize: '60ch',
  overflowWrap: 'anywhere',
})

export const missing = layerStyle({ margin: 0, fontWeight: vars.weight.semibold })

export const reason = layerStyle({ margin: 0, color: vars.color.mutedForeground })
