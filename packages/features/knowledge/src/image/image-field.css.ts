import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const field = layerStyle({ display: 'grid', gap: space.s2, minInlineSize: 0 })

export const label = layerStyle({ fontSize: text.sm, fontWeight: weight.medium })

/** The current image beside its replacement; below each other in a narrow container. */
export const choice = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s3 })

export const present = layerStyle({ display: 'grid', justifyItems: 'start', gap: space.s2 })

export const drop = layerStyle({ flex: '1 1 16rem', minInlineSize: 0 })

export const image = layerStyle({
  inlineSize: 160,
  blockSize: 100,
  objectFit: 'cover',
  background: color.muted,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
})
