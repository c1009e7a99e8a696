import { layerStyle, vars } from '@ssp/ui/css'

const { color, leading, space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gap: space.s4 })

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  rowGap: space.s1,
})

export const file = layerStyle({ overflowWrap: 'anywhere' })

export const figures = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})

export const figure = layerStyle({
  display: 'grid',
  // Five figures are two full lines on a phone.
  flex: '1 1 min(7.5rem, 30%)',
  alignContent: 'start',
  gap: space.s1,
  padding: space.s4,
  boxShadow: `-1px -1px 0 ${color.border}`,
})

export const term = layerStyle({ fontSize: text.sm, color: color.mutedForeground })

export const value = layerStyle({
  margin: 0,
  fontSize: text.xl,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: leading.heading,
})

export const who = layerStyle({ display: 'grid' })

export const quiet = layerStyle({ fontSize: text.sm, color: color.mutedForeground, overflowWrap: 'anywhere' })

export const result = layerStyle({ display: 'grid', justifyItems: 'start', gap: space.s1 })

export const label = layerStyle({ overflowWrap: 'anywhere' })
