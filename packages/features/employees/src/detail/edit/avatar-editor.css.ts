import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
})
