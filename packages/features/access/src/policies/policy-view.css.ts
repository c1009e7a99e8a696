import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const facts = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })

export const groups = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.s3,
})

export const rows = layerStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minBlockSize: vars.size.row,
  paddingBlock: space.s1,
  paddingInline: `${space.s6} ${space.s2}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [when.phone]: { paddingInlineStart: space.s4 } },
})

export const name = layerStyle({ fontSize: text.sm, overflowWrap: 'anywhere' })
