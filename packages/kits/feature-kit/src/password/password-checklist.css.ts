import { layerStyle, vars } from '@ssp/ui/css'

export const list = layerStyle({ display: 'grid', gap: vars.space.s1, fontSize: vars.text.sm })

export const item = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.mutedForeground,
  selectors: { '&[data-met]': { color: vars.color.foreground } },
})

export const mark = layerStyle({
  flex: 'none',
  color: vars.color.mutedForeground,
  selectors: { '[data-met] > &': { color: vars.color.success } },
})
