import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const rate = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  fontVariantNumeric: 'tabular-nums',
})

export const bar = layerStyle({ flex: 1, maxInlineSize: '12rem' })

export const overall = layerStyle({ paddingInline: space.s4, paddingBlock: space.s3 })

export const note = layerStyle({
  margin: 0,
  paddingInline: space.s4,
  paddingBlockEnd: space.s3,
  fontSize: text.sm,
  color: color.mutedForeground,
})
