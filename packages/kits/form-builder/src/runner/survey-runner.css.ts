import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const root = layerStyle({ display: 'grid', gap: space.s6, maxInlineSize: 640, minInlineSize: 0 })

export const head = layerStyle({ display: 'grid', gap: space.s3 })

export const logo = layerStyle({ maxBlockSize: 48, maxInlineSize: 240, objectFit: 'contain', objectPosition: 'start' })

export const title = layerStyle({
  margin: 0,
  fontSize: text.xl,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const lead = layerStyle({ margin: 0, lineHeight: vars.leading.text, whiteSpace: 'pre-wrap' })

export const hint = layerStyle({ margin: 0, color: color.mutedForeground, fontSize: text.sm })

export const error = layerStyle({ margin: 0, color: color.dangerSubtleForeground, fontSize: text.sm })

export const restored = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  fontSize: text.sm,
})

export const actions = layerStyle({ display: 'flex', gap: space.s3 })

export const submit = layerStyle({ marginInlineStart: 'auto', minInlineSize: 120 })

export const done = layerStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  paddingBlock: space.s12,
  textAlign: 'center',
  outline: 'none',
})

export const doneIcon = layerStyle({ color: color.success })
