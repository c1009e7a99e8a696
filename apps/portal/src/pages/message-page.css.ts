import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s3,
  minBlockSize: '60vh',
  padding: vars.space.s6,
  textAlign: 'center',
})

export const title = layerStyle({
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
})

export const text = layerStyle({ margin: 0, maxInlineSize: '60ch', color: vars.color.mutedForeground })
