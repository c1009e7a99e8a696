import { createdMark, layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const cards = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  minInlineSize: 0,
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  selectors: createdMark,
})

export const head = layerStyle({ display: 'flex', gap: space.s3, alignItems: 'center' })

export const body = layerStyle({ flex: '1 1 0', minInlineSize: 0 })

export const people = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s2,
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
})

export const person = layerStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.link, textDecoration: 'underline' } },
})

// The arrow stays beside the receiver when the names take two lines.
export const receiver = layerStyle({ display: 'flex', alignItems: 'center', gap: space.s2, minInlineSize: 0 })

export const icon = layerStyle({ flex: 'none', color: color.mutedForeground })

export const facts = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  margin: `${space.s1} 0 0`,
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const message = layerStyle({
  margin: 0,
  fontSize: text.md,
  lineHeight: vars.leading.text,
  whiteSpace: 'pre-line',
})

export const noMessage = layerStyle({ margin: 0, fontSize: text.md, color: color.mutedForeground })

/** At the bottom of the card, even beside a taller one. */
export const foot = layerStyle({
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  paddingBlockStart: space.s2,
  borderBlockStart: `1px solid ${color.border}`,
})

export const likes = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const actions = layerStyle({ display: 'flex', marginInlineStart: 'auto' })
