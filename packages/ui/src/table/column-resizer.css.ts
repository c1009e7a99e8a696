import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

/** Eight pixels to grip, of which one is drawn while the head is pointed at or the separator is used. */
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
    // A wider grip for a finger.
    '(pointer: coarse)': { inlineSize: 24 },
  },
  '@container': { '(width < 31.25rem)': { display: 'none' } },
})
