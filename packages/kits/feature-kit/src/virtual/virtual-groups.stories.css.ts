import { layerStyle, vars } from '@ssp/ui/css'

export const stack = layerStyle({ display: 'grid', gap: vars.space.s6 })

export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: vars.space.s4,
})
