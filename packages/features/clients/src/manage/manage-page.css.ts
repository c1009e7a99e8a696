import { layerStyle, vars } from '@ssp/ui/css'

// `minmax(0, 1fr)` keeps the column from growing to the cards' preferred width.
export const root = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 })

export const cards = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: vars.space.s4,
  maxInlineSize: 1024,
})

export const card = layerStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s1,
  blockSize: '100%',
  padding: vars.space.s6,
  color: vars.color.foreground,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  selectors: { '&:hover': { background: vars.color.controlHover } },
})

export const icon = layerStyle({ marginBlockEnd: vars.space.s2, color: vars.color.link })

export const name = layerStyle({ fontSize: vars.text.lg, fontWeight: vars.weight.semibold })

export const text = layerStyle({ fontSize: vars.text.sm, color: vars.color.mutedForeground })
