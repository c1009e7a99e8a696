import { layerStyle, vars } from '@ssp/ui/css'

export const head = layerStyle({ display: 'grid', gap: vars.space.s1 })

export const title = layerStyle({
  minBlockSize: `calc(${vars.text.xxl} * 1.25)`,
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const lead = layerStyle({ minBlockSize: '1lh', color: vars.color.mutedForeground, overflowWrap: 'anywhere' })

export const form = layerStyle({ display: 'grid', gap: vars.space.s4 })

export const links = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  fontSize: vars.text.sm,
})
