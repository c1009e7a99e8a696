import { createdMark, layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const card = layerStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  selectors: createdMark,
})

/** Of equal height for pictures and files without one. */
export const picture = layerStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: 150,
  background: color.muted,
  borderBlockEnd: `1px solid ${color.border}`,
})

export const image = layerStyle({ inlineSize: '100%', blockSize: 150, objectFit: 'cover' })

export const body = layerStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  padding: space.s4,
  minInlineSize: 0,
})

export const title = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
})

export const description = layerStyle({ margin: 0, fontSize: text.md, color: color.mutedForeground })

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const actions = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  padding: `${space.s2} ${space.s3}`,
  borderBlockStart: `1px solid ${color.border}`,
})
