import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s3,
  minBlockSize: '60dvh',
  padding: vars.space.s6,
  textAlign: 'center',
})

export const title = layerStyle({
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
})

export const icon = layerStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.radius.full,
  color: vars.color.primarySubtleForeground,
  background: vars.color.primarySubtle,
})

export const action = layerStyle({ marginBlockStart: vars.space.s3 })

export const text = layerStyle({ margin: 0, maxInlineSize: '60ch', color: vars.color.mutedForeground })
