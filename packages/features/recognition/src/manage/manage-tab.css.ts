import { layerStyle, vars } from '@ssp/ui/css'

/** Wide enough for tables with headings; in two columns if both fit. */
export const cards = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(35rem, 100%), 1fr))',
  gap: vars.space.s4,
  alignItems: 'start',
})

export const actions = layerStyle({ display: 'flex', justifyContent: 'flex-end' })
