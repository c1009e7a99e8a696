import { layerStyle, vars } from '@ssp/ui/css'

export const list = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s2,
})

export const header = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.s3,
})

export const title = layerStyle({
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
})
