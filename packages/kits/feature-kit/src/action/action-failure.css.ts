import { layerStyle, vars } from '@ssp/ui/css'

export const changes = layerStyle({
  flexBasis: '100%',
  margin: `${vars.space.s1} 0 0`,
  paddingInlineStart: vars.space.s4,
  overflowWrap: 'anywhere',
})
