import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const form = layerStyle({ display: 'grid', gap: space.s6, outline: 'none' })

export const logo = layerStyle({
  maxBlockSize: 48,
  maxInlineSize: 240,
  objectFit: 'contain',
  objectPosition: 'start',
  // Logos are drawn for a light ground.
  colorScheme: 'light',
  borderRadius: 1,
  background: color.surface,
  boxShadow: `0 0 0 ${space.s2} ${color.surface}`,
})

export const title = layerStyle({
  margin: 0,
  fontSize: text.xl,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
})

export const pager = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlockStart: space.s4,
  borderBlockStart: `1px solid ${color.border}`,
})

export const position = layerStyle({ color: color.mutedForeground, fontSize: text.sm })
