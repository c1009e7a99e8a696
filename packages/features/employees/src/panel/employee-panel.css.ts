import { layerStyle, vars } from '@ssp/ui/css'

export const head = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBlockEnd: vars.space.s4,
})
