import { layerStyle, vars } from '@ssp/ui/css'

export const rate = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  fontVariantNumeric: 'tabular-nums',
})

export const bar = layerStyle({ flex: 1, maxInlineSize: '12rem' })
