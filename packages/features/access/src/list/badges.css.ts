import { layerStyle, vars } from '@ssp/ui/css'

export const named = layerStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  overflowWrap: 'anywhere',
})
