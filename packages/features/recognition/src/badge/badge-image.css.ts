import { layerStyle, vars } from '@ssp/ui/css'

export const frame = layerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 56,
  blockSize: 56,
  overflow: 'hidden',
  color: vars.color.mutedForeground,
  selectors: { '&[data-size=sm]': { inlineSize: 36, blockSize: 36 } },
})

export const image = layerStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })

export const symbol = layerStyle({ inlineSize: '60%', blockSize: '60%' })
