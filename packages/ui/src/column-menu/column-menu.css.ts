import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

export const panel = layerStyle({ inlineSize: 'min(288px, calc(100vw - 16px))', outline: 'none' })

export const list = layerStyle({
  display: 'grid',
  gap: vars.space.s1,
  margin: 0,
  paddingBlock: vars.space.s3,
  paddingInlineStart: vars.space.s4,
  paddingInlineEnd: vars.space.s2,
  listStyle: 'none',
})

export const item = layerStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s1, minInlineSize: 0 })

export const name = layerStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const density = layerStyle({
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const foot = layerStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
