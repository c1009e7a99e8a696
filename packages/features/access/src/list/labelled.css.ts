import { layerStyle, vars } from '@ssp/ui/css'

/** A name with its badge behind it. */
export const labelled = layerStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  overflowWrap: 'anywhere',
})
