import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 })

/** Above the link that covers its row. */
export const failed = layerStyle({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.s2,
})
