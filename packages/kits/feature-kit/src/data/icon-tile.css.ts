import { layerStyle, vars } from '@ssp/ui/css'

const { color } = vars

export const tile = layerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.control,
  background: color.primarySubtle,
  color: color.primarySubtleForeground,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
})
