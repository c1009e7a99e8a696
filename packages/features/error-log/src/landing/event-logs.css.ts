import { layerStyle, vars } from '@ssp/ui/css'

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 })

/** As wide as the rows above it. */
export const newest = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  maxInlineSize: '48rem',
})

export const title = layerStyle({
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
})
