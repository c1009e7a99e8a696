import { layerStyle, vars } from '@ssp/ui/css'

const { space, text, color } = vars

export const line = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})

export const note = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const progress = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  maxInlineSize: '44rem',
})

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  margin: 0,
  fontSize: text.sm,
  color: color.mutedForeground,
  selectors: { '&:empty': { display: 'none' } },
})

export const teams = layerStyle({ display: 'grid', gap: space.s1, margin: 0, padding: 0, listStyle: 'none' })

export const team = layerStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s1,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: text.sm,
})

export const label = layerStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const figure = layerStyle({ flex: 'none', fontVariantNumeric: 'tabular-nums' })

export const actions = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const heading = layerStyle({ margin: 0, fontSize: text.sm, fontWeight: vars.weight.medium })
