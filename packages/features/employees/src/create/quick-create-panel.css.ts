import { layerStyle, vars } from '@ssp/ui/css'

/** The fields of which one is required; without a frame. */
export const identity = layerStyle({
  display: 'grid',
  gap: vars.space.s4,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

export const hint = layerStyle({ margin: 0, color: vars.color.mutedForeground })
