import { coveringLink, createdMark, layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const card = layerStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  // Several fit the screen of a phone: the picture is beside the text.
  '@media': { [when.phone]: { gridTemplateRows: 'auto', gridTemplateColumns: '6rem minmax(0, 1fr)' } },
  selectors: {
    ...createdMark,
    '&:hover': { borderColor: color.primaryBorder },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})

/** Of equal height for images and placeholders. */
export const picture = layerStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: 140,
  background: color.muted,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.mutedForeground,
  '@media': {
    [when.phone]: { blockSize: '100%', borderBlockEnd: 0, borderInlineEnd: `1px solid ${color.border}` },
  },
})

export const image = layerStyle({
  inlineSize: '100%',
  blockSize: 140,
  objectFit: 'cover',
  // Out of the flow, so that only the text determines the height.
  '@media': { [when.phone]: { position: 'absolute', insetBlock: 0, inlineSize: '6rem', blockSize: '100%' } },
})

export const body = layerStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.s1,
  padding: space.s4,
  minInlineSize: 0,
})

export const title = layerStyle({
  margin: 0,
  fontSize: text.lg,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
})

export const link = layerStyle(coveringLink)

export const summary = layerStyle({
  display: '-webkit-box',
  margin: 0,
  fontSize: text.md,
  color: color.mutedForeground,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
})

export const fact = layerStyle({
  margin: 0,
  marginBlockStart: space.s2,
  fontSize: text.sm,
  color: color.mutedForeground,
})
