import { layerStyle, vars } from '@ssp/ui/css'

/** A readable line length. */
export const article = layerStyle({ maxInlineSize: '48rem' })

export const image = layerStyle({
  inlineSize: '100%',
  maxBlockSize: 240,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  marginBlockEnd: vars.space.s6,
})
