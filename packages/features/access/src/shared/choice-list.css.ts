import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const tools = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  marginBlockEnd: space.s4,
})

export const search = layerStyle({ flex: '1 1 14rem', maxInlineSize: '22rem' })

export const count = layerStyle({ marginInlineStart: 'auto', fontSize: text.sm, color: color.mutedForeground })

export const groups = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const head = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  marginBlockEnd: space.s2,
  paddingBlockEnd: space.s2,
  borderBlockEnd: `1px solid ${color.border}`,
})

export const heading = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const rows = layerStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Groups of checkboxes, separated by lines. */
export const tickGroups = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The checkbox for a whole group, with a checkbox for each of its permissions beside it. */
export const tickGroup = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 4fr)',
  columnGap: space.s4,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: {
    '&[data-first]': { paddingBlockStart: space.s1, borderBlockStart: `1px solid ${color.border}` },
  },
  '@media': { [when.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Checkboxes in columns as wide as the name of a permission. */
export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(8rem, 100%), 20%), 1fr))',
  columnGap: space.s4,
  gridColumn: -2,
})

export const tick = layerStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.s2,
  minBlockSize: vars.size.control,
  paddingBlock: space.s2,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
})

export const box = layerStyle({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  margin: 0,
  // Centred on the first line of its text.
  marginBlockStart: 2,
  accentColor: color.primary,
})

export const row = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  minBlockSize: vars.size.row,
  paddingBlock: space.s1,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: text.sm,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})

export const mark = layerStyle({ flex: 'none', inlineSize: 16, blockSize: 16, color: color.success })

export const name = layerStyle({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const rowActions = layerStyle({ display: 'flex', gap: space.s2, marginInlineStart: 'auto' })

/** Pending changes stay in view below a long list. */
export const bar = layerStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  marginBlockStart: space.s4,
  paddingBlock: space.s3,
  background: color.surface,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [when.short]: { position: 'static' } },
})

export const barText = layerStyle({
  marginInlineEnd: 'auto',
  fontSize: text.sm,
  '@media': { [when.phone]: { flex: '1 1 100%' } },
})

export const stack = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const fieldset = layerStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const note = layerStyle({ color: color.mutedForeground })

/** Below the text of a checkbox. */
export const tickNote = layerStyle({ display: 'block', fontSize: text.xs, color: color.mutedForeground })
