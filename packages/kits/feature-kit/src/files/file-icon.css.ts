import { layerStyle, vars } from '@ssp/ui/css'

const { space, color } = vars

export const icon = layerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space.s8,
  blockSize: space.s8,
  color: color.mutedForeground,
})
