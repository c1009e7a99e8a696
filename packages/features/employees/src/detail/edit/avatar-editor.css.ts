import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
})

export const fileInput = layerStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
})
