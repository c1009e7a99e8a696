import { layerStyle, vars } from '@ssp/ui/css'

const { space, text, color, radius } = vars

/** The client's colours, used without a picture. */
export const page = layerStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  minBlockSize: 300,
  padding: space.s6,
  borderRadius: radius.control,
  background: `radial-gradient(120% 120% at 85% 10%, color-mix(in oklab, ${color.primary} 28%, ${color.overlay}), ${color.overlay} 65%)`,
})

export const background = layerStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

export const overlay = layerStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: color.overlay,
  opacity: 0.76,
})

export const card = layerStyle({
  display: 'grid',
  gap: space.s3,
  inlineSize: 'min(17rem, 100%)',
  padding: space.s4,
  borderRadius: radius.card,
  background: color.surface,
  color: color.foreground,
  overflowWrap: 'anywhere',
})

export const logoBox = layerStyle({ display: 'flex', alignItems: 'center', minBlockSize: 28 })

/** Logos are designed for white. */
export const logo = layerStyle({
  maxBlockSize: 28,
  maxInlineSize: '60%',
  marginInlineStart: -2,
  padding: 2,
  borderRadius: radius.control,
  background: 'white',
  objectFit: 'contain',
})

export const name = layerStyle({ margin: 0, fontWeight: vars.weight.semibold })

export const heading = layerStyle({
  margin: 0,
  fontSize: text.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
})

export const lead = layerStyle({
  margin: 0,
  marginBlockStart: space.s1,
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const field = layerStyle({
  blockSize: 28,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
})

export const button = layerStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: 28,
  borderRadius: radius.control,
  background: color.primary,
  color: color.primaryForeground,
  fontSize: text.xs,
  fontWeight: vars.weight.medium,
})

export const state = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
  marginBlockStart: space.s3,
  fontSize: text.sm,
  color: color.mutedForeground,
})
