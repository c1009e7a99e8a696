import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.s6,
  minBlockSize: '50dvh',
  textAlign: 'center',
})

export const mark = layerStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.radius.full,
  color: vars.color.primarySubtleForeground,
  background: vars.color.primarySubtle,
})

export const title = layerStyle({ fontSize: vars.text.xl, overflowWrap: 'anywhere' })
