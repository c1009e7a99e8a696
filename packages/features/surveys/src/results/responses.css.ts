import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s4,
  '@media': { '(width < 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const side = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

/** Below the sticky header of the page. */
export const answers = layerStyle({ minInlineSize: 0, outline: 'none', scrollMarginBlockStart: space.s16 })

export const list = layerStyle({
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})

export const row = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  inlineSize: '100%',
  padding: `${space.s3} ${space.s4}`,
  border: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:hover': { background: color.muted },
    '&[aria-current]': { background: color.primarySubtle, boxShadow: `inset 3px 0 0 ${color.primary}` },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
  },
})

/** The chosen row has the colour of a badge. */
export const badge = layerStyle({ selectors: { '[aria-current] > &': { background: color.surface } } })

export const name = layerStyle({ fontSize: text.md, fontWeight: weight.medium, overflowWrap: 'anywhere' })

export const meta = layerStyle({
  gridColumn: '1 / -1',
  fontSize: text.xs,
  color: color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
})
