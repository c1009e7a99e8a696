import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

/** The page as printed, and therefore in light colours. */
export const sheet = layerStyle({
  colorScheme: 'light',
  color: color.foreground,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})

export const image = layerStyle({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: 480,
  objectFit: 'contain',
  background: color.muted,
})

export const noImage = layerStyle({
  display: 'grid',
  placeItems: 'center',
  gap: space.s2,
  margin: 0,
  padding: space.s12,
  fontSize: text.md,
  color: color.mutedForeground,
})

export const brand = layerStyle({
  padding: space.s4,
  borderBlockStart: `2px solid ${color.primary}`,
  background: color.surface,
})

export const brandLink = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  color: 'inherit',
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})

export const logo = layerStyle({ maxBlockSize: 40, maxInlineSize: 160, objectFit: 'contain' })
