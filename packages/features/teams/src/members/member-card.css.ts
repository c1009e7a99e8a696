import { layerStyle, vars } from '@ssp/ui/css'

export const controls = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  // Above the link that covers the card.
  position: 'relative',
  zIndex: 1,
})
