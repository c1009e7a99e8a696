import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

export const panel = layerStyle({ display: 'grid', inlineSize: 'min(360px, calc(100vw - 16px))', outline: 'none' })

export const fields = layerStyle({ display: 'grid', gap: vars.space.s4, padding: vars.space.s4 })

export const sheetFields = layerStyle({ display: 'grid', gap: vars.space.s4 })

export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.s2,
})

export const legend = layerStyle({
  paddingBlockEnd: vars.space.s1,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
})

export const foot = layerStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.border}`,
  // Apply stays in view while the fields scroll.
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  background: vars.color.raised,
})

/** Search and options of a filter with several options. */
export const choice = layerStyle({ border: `1px solid ${vars.color.border}`, borderRadius: vars.radius.control })

export const search = layerStyle({ padding: vars.space.s2, borderBlockEnd: `1px solid ${vars.color.border}` })

/** Slightly more than five options, so that a cut option shows that there are more. */
export const options = layerStyle({
  maxBlockSize: 188,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
})

export const none = layerStyle({
  margin: 0,
  padding: vars.space.s3,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
})
