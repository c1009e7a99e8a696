import { coveringLink, layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text } = vars

export const root = layerStyle({
  position: 'relative',
  gap: space.s1,
  paddingBlock: space.s4,
  paddingInline: space.s6,
  minBlockSize: 132,
  selectors: {
    '&:hover': { background: color.controlHover },
    // The focus ring of the link is on the whole card, but not for Try again.
    '&:has(a:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
  '@media': {
    [when.phone]: { paddingInline: space.s4, minBlockSize: 0 },
    [when.motion]: { transition: `background ${vars.motion.fast} ${vars.motion.ease}` },
  },
})

export const title = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Same height as a card header with a button, so that adjacent titles align.
  minBlockSize: `calc(${vars.size.control} - 4px)`,
  margin: 0,
  marginBlockEnd: space.s2,
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

export const figure = layerStyle({
  margin: 0,
  // At the bottom of the card, aligned with the pin beside it.
  marginBlockStart: 'auto',
  fontSize: text.xxl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
})

export const share = layerStyle({
  margin: 0,
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
})

// Above the figure, which is aligned with the adjacent ones. Reserves its line until the trend has loaded.
export const trend = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 20,
  marginBlockEnd: space.s2,
  color: color.mutedForeground,
})

export const trendText = layerStyle({ fontSize: text.sm, fontVariantNumeric: 'tabular-nums' })

/** Above the clickable area, so that its button receives clicks. */
export const above = layerStyle({ position: 'relative', zIndex: 1 })
