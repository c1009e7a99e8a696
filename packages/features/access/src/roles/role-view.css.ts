import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const facts = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })

export const rows = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minBlockSize: vars.size.row,
  padding: `${space.s2} ${space.s6}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [when.phone]: { paddingInline: space.s4 } },
})

export const what = layerStyle({ display: 'grid', justifyItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' })

export const meta = layerStyle({ fontSize: text.sm, color: color.mutedForeground })
