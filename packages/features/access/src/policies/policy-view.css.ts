import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const facts = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })

/** On a phone, below the name of the area in two columns. */
export const cells = layerStyle({
  gridColumn: -2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [when.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlockEnd: space.s2 } },
})

export const cell = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s1,
  minInlineSize: 0,
  paddingBlock: space.s1,
  paddingInline: `${space.s3} ${space.s1}`,
  background: color.muted,
  borderRadius: vars.radius.control,
})

export const names = layerStyle({ display: 'grid', minInlineSize: 0 })

export const label = layerStyle({ fontSize: text.sm, fontWeight: weight.medium, overflowWrap: 'anywhere' })

export const name = layerStyle({ fontSize: text.xs, color: color.mutedForeground, overflowWrap: 'anywhere' })
