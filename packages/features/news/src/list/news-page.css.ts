import { layerStyle, vars } from '@ssp/ui/css'

const { color } = vars

export const muted = layerStyle({ color: color.mutedForeground })

export const published = layerStyle({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignSelf: 'center',
  alignItems: 'center',
  gap: vars.space.s2,
  color: color.mutedForeground,
  selectors: { '&[data-published=true]': { color: color.success } },
})
