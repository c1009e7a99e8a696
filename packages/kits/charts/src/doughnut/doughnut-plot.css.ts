import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const plot = layerStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  borderRadius: vars.radius.control,
  color: color.foreground,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: 2 } },
  // Beside the ring there is too little space for a word and its figures.
  '@container': { '(width < 340px)': { flexDirection: 'column', justifyContent: 'center', gap: space.s3 } },
})

export const ring = layerStyle({ position: 'relative', flex: 'none' })

export const total = layerStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  margin: 0,
  fontSize: text.xs,
  lineHeight: vars.leading.heading,
  color: color.mutedForeground,
  textAlign: 'center',
  pointerEvents: 'none',
})

export const figure = layerStyle({
  fontSize: text.xl,
  fontWeight: weight.semibold,
  color: color.foreground,
  fontVariantNumeric: 'tabular-nums',
})
