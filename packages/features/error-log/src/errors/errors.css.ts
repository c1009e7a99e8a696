import { coveringLink, layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text } = vars

export const page = layerStyle({ display: 'grid', gap: space.s4 })

export const tools = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })

export const types = layerStyle({ flex: '0 1 220px', '@media': { [when.phone]: { flexGrow: 1 } } })

export const typesFailed = layerStyle({ margin: 0, fontSize: text.sm, color: color.dangerSubtleForeground })

export const feed = layerStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})

export const entry = layerStyle({
  position: 'relative',
  display: 'grid',
  gap: space.s1,
  minInlineSize: 0,
  paddingBlock: space.s3,
  paddingInline: space.s6,
  '@media': { [when.phone]: { paddingInline: space.s4 } },
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:has(a):hover': { background: color.controlHover },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
  },
})

export const head = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
})

export const time = layerStyle({
  marginInlineStart: 'auto',
  fontSize: text.sm,
  color: color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
})

export const link = layerStyle(coveringLink)

export const message = layerStyle({ margin: 0, overflowWrap: 'anywhere' })

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s4,
  margin: 0,
  fontSize: text.sm,
  color: color.mutedForeground,
  overflowWrap: 'anywhere',
})

export const foot = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  fontSize: text.sm,
  color: color.mutedForeground,
})
