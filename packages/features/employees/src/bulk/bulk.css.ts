import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const stack = layerStyle({ display: 'grid', gap: space.s4 })

export const section = layerStyle({ display: 'grid', gap: space.s3 })

export const heading = layerStyle({ margin: 0, fontSize: text.md, fontWeight: weight.semibold })

export const muted = layerStyle({ margin: 0, color: color.mutedForeground, fontSize: text.sm })

export const list = layerStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const item = layerStyle({
  display: 'grid',
  gap: space.s1,
  paddingBlock: space.s3,
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})

export const line = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s2 })

export const end = layerStyle({ marginInlineStart: 'auto' })

export const name = layerStyle({ fontWeight: weight.medium })

export const change = layerStyle({ margin: 0, fontSize: text.sm })

export const wrong = layerStyle({ margin: 0, fontSize: text.sm, color: color.dangerSubtleForeground })

export const before = layerStyle({ color: color.mutedForeground, textDecoration: 'line-through' })

export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: space.s3,
})

export const teamRow = layerStyle({ display: 'flex', alignItems: 'end', gap: space.s2 })

export const grow = layerStyle({ flex: '1 1 auto', minInlineSize: 0 })
