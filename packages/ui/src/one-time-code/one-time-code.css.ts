import { globalStyle, keyframes } from '@vanilla-extract/css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'
import { vars } from '../theme/contract.css'
import { layers } from '../theme/layers.css'

const { color } = vars

/** Codes are left-to-right in every language. */
export const boxes = layerStyle({ direction: 'ltr', display: 'flex', gap: vars.space.s2, maxInlineSize: '24rem' })

export const box = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '3rem',
  border: `1px solid ${color.inputBorder}`,
  borderRadius: vars.radius.control,
  background: color.input,
  color: color.inputForeground,
  fontSize: vars.text.xl,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state=active]': { borderColor: color.ring, outline: `1px solid ${color.ring}` },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-disabled]': { background: color.muted, color: color.mutedForeground },
  },
})

const blink = keyframes({ '50%': { opacity: 0 } })

export const caret = layerStyle({
  inlineSize: 1,
  blockSize: '1.5rem',
  background: color.foreground,
  '@media': { [when.motion]: { animation: `${blink} 1s step-end infinite` } },
})

// Styles that input-otp would inject in a style element, which a strict content security policy blocks.
const invisible = { background: 'transparent !important', color: 'transparent !important' }
const input = ':where(.ssp-root) [data-input-otp]'
const hide = (selector: string, rule: object) => globalStyle(selector, { '@layer': { [layers.components]: rule } })
hide(`${input}::selection`, invisible)
hide(`${input}:autofill`, { ...invisible, opacity: '0 !important', WebkitTextFillColor: 'transparent !important' })
hide(`${input} + *`, { pointerEvents: 'all !important' })
