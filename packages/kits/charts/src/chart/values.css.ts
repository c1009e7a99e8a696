import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

/** The bar below each value connects its name and its figures. */
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
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'baseline',
  columnGap: space.s2,
  paddingBlock: space.s1,
  paddingInline: space.s2,
  borderRadius: vars.radius.control,
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:has(> :first-child:is(svg))': { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' },
    '&[data-active]': { background: color.muted },
    '&[data-pick]': { cursor: 'pointer' },
  },
})

export const swatch = layerStyle({ alignSelf: 'center' })

export const label = layerStyle({ overflowWrap: 'anywhere' })

export const count = layerStyle({ fontWeight: weight.semibold, textAlign: 'end' })

/** Represents the share as a length. */
export const bar = layerStyle({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: 4,
  marginBlockStart: 2,
  borderRadius: vars.radius.full,
  background: color.muted,
  selectors: {
    'svg ~ &': { gridColumnStart: 2 },
    '[data-active] > &': { background: color.surface },
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
  },
})

export const share = layerStyle({
  color: color.mutedForeground,
  textAlign: 'end',
  selectors: { '&:not(:empty)': { minInlineSize: '2.5rem' } },
})
