import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const panel = layerStyle({ display: 'grid', gap: space.s4, paddingBlockEnd: space.s4 })

export const explain = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const rows = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  display: 'grid',
  gap: space.s2,
  paddingBlock: space.s3,
  borderBlockStart: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})

export const head = layerStyle({ display: 'flex', justifyContent: 'space-between', gap: space.s3, fontSize: text.md })

export const name = layerStyle({ fontWeight: weight.semibold, minInlineSize: 0 })

export const amount = layerStyle({ flex: 'none', fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' })

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const message = layerStyle({
  margin: 0,
  fontSize: text.md,
  lineHeight: vars.leading.text,
  whiteSpace: 'pre-line',
})

export const actions = layerStyle({ display: 'flex', justifyContent: 'end', gap: space.s2 })
