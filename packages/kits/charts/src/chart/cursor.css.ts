import { layerStyle, vars } from '@ssp/ui/css'

export const figures = layerStyle({
  position: 'absolute',
  insetBlockStart: 0,
  // Physical property, because the position is in px of the SVG.
  left: 0,
  display: 'grid',
  gap: vars.space.s1,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderRadius: vars.radius.control,
  background: vars.color.tooltip,
  color: vars.color.tooltipForeground,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.heading,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})

export const figure = layerStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })

export const swatch = layerStyle({
  inlineSize: 8,
  blockSize: 8,
  flexShrink: 0,
  forcedColorAdjust: 'none',
  borderRadius: 2,
  // The outline keeps a series visible whose colour is that of the box.
  boxShadow: `0 0 0 1px ${vars.color.tooltipForeground}`,
})

export const value = layerStyle({ marginInlineStart: 'auto', fontWeight: vars.weight.semibold })
