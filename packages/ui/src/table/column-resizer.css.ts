import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

/** An eight-pixel grip, of which one pixel is drawn while the pointer is over the head or the separator is in use. */
export const separator = layerStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 8,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space.s2,
      insetInlineEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.border}`,
      opacity: 0,
    },
    'tr:hover > * > &::after': { opacity: 1 },
    '&:is(:hover, :focus-visible, [data-dragged])::after': {
      opacity: 1,
      insetBlock: 0,
      borderInlineEndColor: vars.color.ring,
      borderInlineEndWidth: 2,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.ring}`, outlineOffset: -2 },
  },
  '@media': {
    // A wider grip for touch.
    '(pointer: coarse)': { inlineSize: 24 },
  },
  '@container': { '(width < 31.25rem)': { display: 'none' } },
})
