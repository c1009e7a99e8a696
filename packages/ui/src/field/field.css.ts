import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

const { color, space, text } = vars

export const root = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '100%',
})

export const label = layerStyle({
  alignSelf: 'flex-start',
  marginBlockEnd: space.s1,
  fontSize: text.sm,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const requiredMark = layerStyle({ color: color.dangerSubtleForeground })

/** Rendered even when empty, so that a later message is announced. */
export const message = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s1,
  color: color.mutedForeground,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:empty)': { marginBlockStart: space.s1 },
    '&[data-state=error]': { color: color.dangerSubtleForeground },
  },
})

export const messageText = layerStyle({ flex: '1 1 0', minInlineSize: 0 })

/** On its own line below the help or the error. */
export const notice = layerStyle({ flexBasis: '100%', color: color.warningSubtleForeground })

export const counter = layerStyle({
  marginBlockStart: space.s1,
  color: color.mutedForeground,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const messageIcon = layerStyle({ flexShrink: 0, marginBlockStart: '0.15em' })

/** The box of text inputs and selects. */
export const box = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: vars.size.control,
  paddingInline: space.s3,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: vars.radius.control,
  background: color.input,
  color: color.inputForeground,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: color.mutedForeground },
    '&:has(> :is(input, select, textarea):focus), &[data-focus-within]': {
      borderColor: color.ring,
      outline: `1px solid ${color.ring}`,
    },
    '&:has([aria-invalid=true]), &[data-invalid]': { borderColor: color.danger },
    '&:has([aria-invalid=true]:focus), &[data-invalid][data-focus-within]': { outlineColor: color.danger },
    '&:has(> :is(input, select, textarea):disabled), &[data-disabled]': {
      background: color.muted,
      borderColor: color.border,
      color: color.mutedForeground,
    },
    // Read-only fields have no input border; a loading field keeps its border.
    '&:has(> :is(input, textarea)[readonly]:not([aria-busy])), &[data-readonly]': {
      background: color.muted,
      borderColor: color.border,
    },
  },
})

/** Icons and buttons at the ends of the box. */
export const slot = layerStyle({ display: 'flex', flexShrink: 0, color: color.mutedForeground })

export const input = layerStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  fontSize: text.md,
  selectors: {
    '&::placeholder': { color: color.placeholder, opacity: 1 },
    // Left-to-right input in a right-to-left page is aligned with the start of its field.
    '[dir=rtl] &[dir=ltr]': { textAlign: 'right' },
    '&::-webkit-search-cancel-button, &::-webkit-inner-spin-button, &::-webkit-outer-spin-button': {
      appearance: 'none',
      margin: 0,
    },
  },
  '@media': {
    // Safari on a phone zooms into fields under 16 px.
    '(pointer: coarse)': { fontSize: text.lg },
  },
})
