import { coveringLink, layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

// In the popover of the bell there is only one column.
export const list = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = layerStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minBlockSize: 64,
  paddingBlock: space.s2,
  paddingInline: space.s3,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: color.controlHover },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})

export const body = layerStyle({ minInlineSize: 0 })

export const link = layerStyle({ ...coveringLink, textDecoration: 'none', fontSize: text.md })

export const total = layerStyle({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' })

// Reserves its line while the age is unknown.
export const age = layerStyle({
  display: 'block',
  minBlockSize: '1.5em',
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
})

export const arrow = layerStyle({
  flex: 'none',
  color: color.mutedForeground,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

export const more = layerStyle({ marginBlockStart: space.s2 })

// As high as a row.
export const none = layerStyle({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 64,
  margin: 0,
  fontSize: text.md,
  color: color.mutedForeground,
})
