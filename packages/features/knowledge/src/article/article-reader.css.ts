import { layerStyle, vars } from '@ssp/ui/css'

/** As wide as a text is read well. */
export const article = layerStyle({ maxInlineSize: '48rem' })

/** On a phone the buttons take a second row rather than two lines each. */
export const actions = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, whiteSpace: 'nowrap' })

export const image = layerStyle({
  inlineSize: '100%',
  maxBlockSize: 240,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  marginBlockEnd: vars.space.s6,
})
