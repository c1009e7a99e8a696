import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

const { color, space } = vars

export const root = layerStyle({ minInlineSize: 0, maxInlineSize: '100%' })

export const input = layerStyle({
  display: 'flex',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  // The segments keep the order of the format in right-to-left pages.
  direction: 'ltr',
  // A read-only field shows no format to type in.
  selectors: { '&[data-readonly]:has([data-placeholder])': { opacity: 0 } },
  // Safari on a phone zooms into fields under 16 px.
  '@media': { '(pointer: coarse)': { fontSize: vars.text.lg } },
})

/** Two dates and a dash share one box and wrap when it is narrow. */
export const range = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  columnGap: space.s1,
  minInlineSize: 0,
})

export const dash = layerStyle({ color: color.mutedForeground })

export const rangeInput = layerStyle({ flex: '0 0 auto' })

export const segment = layerStyle({
  paddingInline: 1,
  borderRadius: vars.radius.mark,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: color.placeholder },
    '&[data-type=literal]': { color: color.mutedForeground, padding: 0, whiteSpace: 'pre' },
    '&[data-focused]': { background: color.primary, color: color.primaryForeground },
    '&[data-disabled]': { color: color.mutedForeground },
  },
})

export const open = layerStyle({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space.s2})`,
  borderRadius: vars.radius.control,
  color: color.mutedForeground,
  selectors: {
    '&:hover:not(:disabled)': { background: color.controlHover },
    '&[data-focus-visible]': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
  },
})

export const popover = layerStyle({ padding: space.s3 })

export const calendar = layerStyle({ outline: 'none' })

export const header = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  marginBlockEnd: space.s2,
})

export const month = layerStyle({ fontSize: vars.text.md, fontWeight: vars.weight.semibold })

export const step = layerStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.control,
  color: color.mutedForeground,
  selectors: {
    '&:hover:not(:disabled)': { background: color.controlHover },
    '&:disabled': { opacity: 0.4 },
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
  },
})

export const grid = layerStyle({ inlineSize: 'auto', borderCollapse: 'separate', borderSpacing: '0 2px' })

export const weekday = layerStyle({
  paddingBlockEnd: space.s1,
  color: color.mutedForeground,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
})

export const cell = layerStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.controlHover },
    '&[data-today]': { boxShadow: `inset 0 0 0 1px ${color.inputBorder}` },
    '&[data-selected]': { background: color.primary, color: color.primaryForeground },
    '&[data-range][data-selected]': { borderRadius: 0, background: color.primarySubtle, color: color.foreground },
    '&[data-range][data-selection-start]': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-range][data-selection-end]': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    '&[data-range]:is([data-selection-start], [data-selection-end])': {
      background: color.primary,
      color: color.primaryForeground,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.ring}`, outlineOffset: 1, zIndex: 1 },
    '&:is([data-disabled], [data-unavailable])': { color: color.mutedForeground, opacity: 0.5, cursor: 'default' },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '2.5rem', blockSize: '2.5rem' } },
})
