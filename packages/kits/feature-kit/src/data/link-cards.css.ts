import { coveringLink, layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const root = layerStyle({ maxInlineSize: '48rem' })

export const rows = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space.s4,
  paddingBlock: space.s4,
  paddingInline: space.s6,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:hover': { background: color.controlHover },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
  },
  '@media': { [when.phone]: { paddingInline: space.s4, columnGap: space.s3 } },
})

export const body = layerStyle({ minInlineSize: 0 })

export const title = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.text,
})

export const link = layerStyle(coveringLink)

export const description = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const fact = layerStyle({
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.mutedForeground,
  textAlign: 'end',
  '@media': { [when.phone]: { gridColumn: 2, gridRow: 2, textAlign: 'start' } },
})

export const chevron = layerStyle({
  // Even without a fact before it.
  gridColumn: 4,
  gridRow: 1,
  color: color.mutedForeground,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})
