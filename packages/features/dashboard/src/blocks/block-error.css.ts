import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space.s2,
  textAlign: 'start',
  selectors: { '&[data-centred]': { justifyItems: 'center', textAlign: 'center' } },
})

export const text = layerStyle({ margin: 0, fontSize: vars.text.md, color: vars.color.foreground })

export const id = layerStyle({
  margin: 0,
  fontSize: vars.text.xs,
  color: vars.color.mutedForeground,
  overflowWrap: 'anywhere',
})
