import { layerStyle, vars, when } from '@ssp/ui/css'

const { space, text, color } = vars

export const tab = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const tools = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s3 })

export const search = layerStyle({
  flex: '1 1 14rem',
  maxInlineSize: '24rem',
  // Both days are in one line below it.
  '@media': { [when.phone]: { flexBasis: '100%' } },
})

export const entries = layerStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const entry = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s4}`,
  padding: `${space.s3} ${space.s4}`,
  fontSize: text.md,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})

export const what = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s3}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const type = layerStyle({ fontWeight: vars.weight.medium })

export const meta = layerStyle({ fontSize: text.sm, color: color.mutedForeground, fontVariantNumeric: 'tabular-nums' })
