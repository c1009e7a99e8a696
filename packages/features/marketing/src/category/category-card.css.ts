import { coveringLink, createdMark, layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const card = layerStyle({
  position: 'relative',
  display: 'flex',
  gap: space.s3,
  minInlineSize: 0,
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  selectors: {
    ...createdMark,
    '&:hover': { borderColor: color.primaryBorder },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})

export const icon = layerStyle({ flex: 'none', color: color.mutedForeground })

export const body = layerStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const title = layerStyle({
  margin: 0,
  fontSize: text.lg,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
})

export const link = layerStyle(coveringLink)

export const description = layerStyle({ margin: 0, fontSize: text.md, color: color.mutedForeground })

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
  // The facts of the cards in a row are aligned.
  marginBlockStart: 'auto',
  paddingBlockStart: space.s1,
  fontSize: text.sm,
  color: color.mutedForeground,
})
