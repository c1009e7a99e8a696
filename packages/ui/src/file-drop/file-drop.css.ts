import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

export const root = layerStyle({ display: 'grid', gap: vars.space.s3, minInlineSize: 0 })

export const zone = layerStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  // As high as its neighbours, with its texts together.
  alignContent: 'center',
  gap: vars.space.s1,
  padding: vars.space.s6,
  textAlign: 'center',
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
  border: `1px dashed ${vars.color.inputBorder}`,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.controlHover },
    '&[data-state="over"]': { borderColor: vars.color.primary, background: vars.color.primarySubtle },
    '&[data-state="disabled"]': { cursor: 'default', background: vars.color.muted },
    '&:focus-within': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 },
  },
})

/** The file input covers the whole zone, so that the browser handles clicks and drops. */
export const input = layerStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'inherit',
  fontSize: 0,
})

export const choose = layerStyle({
  fontWeight: vars.weight.medium,
  color: vars.color.link,
  selectors: { '[data-state="disabled"] &': { color: 'inherit' } },
})

export const error = layerStyle({
  display: 'flex',
  gap: vars.space.s2,
  fontSize: vars.text.sm,
  color: vars.color.dangerSubtleForeground,
  overflowWrap: 'anywhere',
})

export const list = layerStyle({ display: 'grid', gap: vars.space.s2, margin: 0, padding: 0, listStyle: 'none' })

export const item = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s3,
  paddingBlock: vars.space.s2,
  paddingInlineStart: vars.space.s3,
  paddingInlineEnd: vars.space.s2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
})

export const name = layerStyle({ overflowWrap: 'anywhere' })

export const meta = layerStyle({
  fontSize: vars.text.xs,
  color: vars.color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="failed"]': { color: vars.color.dangerSubtleForeground } },
})
