import { layerStyle, vars } from '@ssp/ui/css'

export const name = layerStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  overflowWrap: 'anywhere',
})
