import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

export const trigger = layerStyle({ position: 'relative', display: 'inline-flex' })

export const mark = layerStyle({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 2,
  minInlineSize: 16,
  paddingInline: 4,
  borderRadius: vars.radius.full,
  color: vars.color.dangerForeground,
  background: vars.color.danger,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: '16px',
  textAlign: 'center',
  pointerEvents: 'none',
})

export const panel = layerStyle({ inlineSize: 'min(360px, calc(100vw - 16px))', outline: 'none' })

// The whole popover scrolls, so that the focused button scrolls into view; the heading is sticky.
export const header = layerStyle({
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 48,
  paddingInlineStart: vars.space.s4,
  paddingInlineEnd: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const title = layerStyle({ fontSize: vars.text.md, fontWeight: vars.weight.semibold })

export const list = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const entry = layerStyle({
  display: 'flex',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  fontSize: vars.text.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

export const time = layerStyle({
  display: 'block',
  fontSize: vars.text.xs,
  color: vars.color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
})

export const empty = layerStyle({
  padding: vars.space.s6,
  fontSize: vars.text.sm,
  textAlign: 'center',
  color: vars.color.mutedForeground,
})
