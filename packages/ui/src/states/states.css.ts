import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

export const root = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s2,
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s4,
  textAlign: 'center',
  fontSize: vars.text.md,
  color: vars.color.mutedForeground,
})

export const drawing = layerStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  marginBlockEnd: vars.space.s1,
  borderRadius: vars.radius.card,
  color: vars.color.mutedForeground,
  background: vars.color.muted,
  selectors: {
    '&[data-tone="danger"]': { color: vars.color.dangerSubtleForeground, background: vars.color.dangerSubtle },
  },
})

export const title = layerStyle({
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  color: vars.color.foreground,
  overflowWrap: 'anywhere',
})

export const text = layerStyle({ margin: 0, overflowWrap: 'anywhere' })

export const action = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s3,
})

export const errorId = layerStyle({
  fontSize: vars.text.xs,
  fontFamily: vars.fontMono,
  userSelect: 'all',
  overflowWrap: 'anywhere',
})
