import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const field = layerStyle({ display: 'grid', gap: space.s2, minInlineSize: 0 })

export const label = layerStyle({ fontSize: text.md, fontWeight: weight.medium })

export const present = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })

export const image = layerStyle({
  inlineSize: 160,
  blockSize: 100,
  objectFit: 'cover',
  background: color.muted,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
})
