import { busyLine, layerStyle, vars } from '@ssp/ui/css'

const { space, weight, color } = vars

export const employee = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 })

export const names = layerStyle({ display: 'grid', flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = layerStyle({ fontWeight: weight.medium })

// A column is never wider than the card, whatever its rows contain.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }

export const none = layerStyle({ ...column, gap: space.s4 })

export const search = layerStyle({ ...column, gap: space.s3, maxInlineSize: 560 })

export const results = layerStyle({ ...busyLine, ...column })

export const result = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  paddingBlock: space.s2,
  borderBlockEnd: `1px solid ${color.border}`,
})
