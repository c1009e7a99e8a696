import { layerStyle, vars } from '@ssp/ui/css'

const { color, leading, radius, space, text, weight } = vars

export const article = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  maxInlineSize: '72ch',
  marginInline: 'auto',
})

export const image = layerStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.muted,
})

export const title = layerStyle({
  margin: 0,
  fontSize: text.xl,
  fontWeight: weight.semibold,
  lineHeight: leading.heading,
  overflowWrap: 'anywhere',
})

export const date = layerStyle({
  margin: 0,
  marginBlockStart: space.s1,
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const note = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
  paddingBlockStart: space.s4,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: text.sm,
  color: color.mutedForeground,
})
