import { layerStyle, vars } from '@ssp/ui/css'

export const upload = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })

export const fileButton = layerStyle({ position: 'relative', display: 'inline-grid' })

export const fileInput = layerStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  opacity: 0,
})
