import { layerStyle, vars } from '@ssp/ui/css'

export const plot = layerStyle({
  position: 'relative',
  blockSize: '100%',
  borderRadius: vars.radius.control,
  color: vars.color.foreground,
  // Horizontal touch moves along the points, vertical touch scrolls the page.
  touchAction: 'pan-y',
  selectors: {
    '&[data-pick]': { cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 },
  },
})

export const drawing = layerStyle({
  display: 'block',
  overflow: 'visible',
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
})

/** Covers the plot, because screen readers outline the focused element; pointer events pass through. */
export const points = layerStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
})
