import { layerStyle, vars } from '@ssp/ui/css'

export const steps = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  marginInlineEnd: 'auto',
})

export const place = layerStyle({
  marginInlineStart: vars.space.s2,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.mutedForeground,
})
