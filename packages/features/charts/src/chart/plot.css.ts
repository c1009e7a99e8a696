import { layerStyle, vars } from '@ssp/ui/css'

export const plot = layerStyle({
  position: 'relative',
  blockSize: '100%',
  borderRadius: vars.radius.control,
  color: vars.color.foreground,
  // A finger that moves along the points still scrolls the page up and down.
  touchAction: 'pan-y',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 },
  },
})

export const drawing = layerStyle({
  display: 'block',
  overflow: 'visible',
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
})

/** Over the whole drawing, for screen readers that outline what they read; the pointer belongs to the drawing. */
export const points = layerStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
})
