import { coveringLink, layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text } = vars

export const root = layerStyle({
  position: 'relative',
  gap: space.s3,
  paddingBlock: space.s4,
  paddingInline: space.s6,
  selectors: {
    '&:has(a):hover': { background: color.controlHover },
    // The focus ring of the link is on the whole card, but not for Try again.
    '&:has(a:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
  '@media': {
    [when.phone]: { paddingInline: space.s4 },
    [when.motion]: { transition: `background ${vars.motion.fast} ${vars.motion.ease}` },
  },
})

export const title = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: 0,
  fontSize: text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
})

export const link = layerStyle({ ...coveringLink, textDecoration: 'none' })

export const arrow = layerStyle({
  flex: 'none',
  color: color.mutedForeground,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

export const list = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 14rem))',
  gap: space.s4,
  margin: 0,
  '@media': { [when.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const figure = layerStyle({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })

export const label = layerStyle({
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
  overflowWrap: 'anywhere',
})

export const value = layerStyle({
  margin: 0,
  fontSize: text.xxl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
  // Two figures of seven digits are beside each other at 320 px.
  '@media': { '(width < 360px)': { fontSize: text.xl } },
})

export const since = layerStyle({ margin: 0, fontSize: text.xs, color: color.mutedForeground })

/** Above the clickable area, so that its button receives clicks. */
export const above = layerStyle({ position: 'relative', zIndex: 1 })
