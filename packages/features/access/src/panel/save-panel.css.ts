import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const form = layerStyle({ display: 'grid', gap: space.s4, paddingBlockEnd: space.s4 })

export const saved = layerStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  paddingBlock: space.s12,
  textAlign: 'center',
})

export const icon = layerStyle({ color: color.success })

export const message = layerStyle({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold, outline: 'none' })

export const note = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const preview = layerStyle({
  margin: 0,
  paddingInlineStart: space.s4,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
})
