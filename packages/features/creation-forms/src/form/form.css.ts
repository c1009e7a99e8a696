import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, radius, space, text, weight } = vars

export const page = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  // The action of the header is aligned with the end of the cards.
  maxInlineSize: 1040,
  outline: 'none',
})

export const status = layerStyle({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })

/** Sections in two columns where they fit; one column on a phone. */
export const sections = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'stretch',
  gap: space.s4,
  outline: 'none',
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const wide = layerStyle({ gridColumn: '1 / -1' })

export const fields = layerStyle({ display: 'grid', gap: space.s4 })

/** The settings at the start, the images at the end. */
export const halves = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  rowGap: space.s6,
  // The second half is aligned with the text of the second card above it.
  columnGap: space.s16,
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const actions = layerStyle({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const suffix = layerStyle({
  maxInlineSize: '14ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const assets = layerStyle({ display: 'grid', gap: space.s3, minInlineSize: 0 })

export const label = layerStyle({ margin: 0, fontSize: text.sm, fontWeight: weight.medium })

export const help = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const error = layerStyle({
  margin: 0,
  fontSize: text.sm,
  color: color.dangerSubtleForeground,
  selectors: { '&:empty': { display: 'none' } },
})

export const grid = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const asset = layerStyle({ display: 'grid', alignContent: 'start', gap: space.s1, minInlineSize: 0 })

export const frame = layerStyle({
  display: 'block',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  background: color.muted,
})

export const picture = layerStyle({ display: 'block', inlineSize: '100%', aspectRatio: '8 / 5', objectFit: 'contain' })

export const caption = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s1,
  minInlineSize: 0,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
})

export const facts = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.s4,
  rowGap: space.s3,
  margin: 0,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Term and value are cells of the list; on a phone the value is below the term. */
export const fact = layerStyle({
  display: 'contents',
  '@media': { [when.phone]: { display: 'grid', gap: space.s1 } },
})

export const term = layerStyle({ fontSize: text.sm, color: color.mutedForeground })

export const value = layerStyle({ display: 'flex', margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' })

export const colour = layerStyle({ display: 'inline-flex', alignItems: 'center', gap: space.s2 })

export const swatch = layerStyle({
  inlineSize: 20,
  blockSize: 20,
  forcedColorAdjust: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
})

export const documents = layerStyle({ display: 'grid', gap: space.s2, margin: 0, padding: 0, listStyle: 'none' })

export const document = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  selectors: { '&[data-wanted=false]': { color: color.mutedForeground } },
})

export const tick = layerStyle({ flex: 'none', color: color.success })

export const cross = layerStyle({ flex: 'none', color: color.mutedForeground })
