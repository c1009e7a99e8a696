import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const plot = layerStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  borderRadius: vars.radius.control,
  color: color.foreground,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: 2 } },
  // Beside the ring there is no space for a word and its figures.
  '@container': { '(width < 340px)': { flexDirection: 'column', justifyContent: 'center', gap: space.s3 } },
})

export const ring = layerStyle({ position: 'relative', flex: 'none' })

export const total = layerStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  margin: 0,
  fontSize: text.xs,
  lineHeight: vars.leading.heading,
  color: color.mutedForeground,
  textAlign: 'center',
  pointerEvents: 'none',
})

export const figure = layerStyle({
  fontSize: text.xl,
  fontWeight: weight.semibold,
  color: color.foreground,
  fontVariantNumeric: 'tabular-nums',
})

/** The bar below each value leads from its name to its figures. */
export const values = layerStyle({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: '44rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { '(width < 340px)': { flex: 'none', inlineSize: '100%', maxInlineSize: 'none' } },
})

export const value = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(2.5rem, auto)',
  alignItems: 'baseline',
  columnGap: space.s2,
  paddingBlock: space.s1,
  paddingInline: space.s2,
  borderRadius: vars.radius.control,
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-active]': { background: color.muted }, '&[data-pick]': { cursor: 'pointer' } },
})

export const swatch = layerStyle({ alignSelf: 'center' })

export const label = layerStyle({ overflowWrap: 'anywhere' })

export const count = layerStyle({ fontWeight: weight.semibold, textAlign: 'end' })

/** The share once more, as a length. */
export const bar = layerStyle({
  gridColumn: '2 / -1',
  inlineSize: '100%',
  blockSize: 4,
  marginBlockStart: 2,
  borderRadius: vars.radius.full,
  background: color.muted,
  selectors: { '[data-active] > &': { background: color.surface }, '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

export const share = layerStyle({ color: color.mutedForeground, textAlign: 'end' })
