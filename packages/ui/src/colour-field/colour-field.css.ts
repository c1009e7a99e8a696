import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

/** The native colour input as a small square; the browser provides the picker. */
export const swatch = layerStyle({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  padding: 0,
  border: `1px solid ${vars.color.inputBorder}`,
  borderRadius: vars.radius.mark,
  background: 'none',
  overflow: 'hidden',
  cursor: 'pointer',
  appearance: 'none',
  forcedColorAdjust: 'none',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0 },
    '&::-moz-color-swatch': { border: 0 },
    // Not faded when disabled, because fading would show a different colour.
    '&:disabled': { cursor: 'default' },
  },
})
