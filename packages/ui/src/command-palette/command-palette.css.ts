import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'
import { vars } from '../theme/contract.css'

const { color, space } = vars

/** Near the top, so that it does not move when the number of options changes. */
export const palette = layerStyle({
  selectors: {
    '&&': { alignSelf: 'start', marginBlockStart: '10dvh', maxBlockSize: 'min(36rem, 80dvh)', overflow: 'hidden' },
  },
  '@media': {
    [when.phone]: {
      selectors: {
        '&&': {
          position: 'fixed',
          inset: 0,
          maxInlineSize: 'none',
          maxBlockSize: 'none',
          margin: 0,
          border: 0,
          borderRadius: 0,
        },
      },
    },
  },
})

export const inputRow = layerStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  paddingInlineStart: space.s4,
  // Beside the close button.
  paddingInlineEnd: space.s12,
  borderBlockEnd: `1px solid ${color.border}`,
})

export const search = layerStyle({ flex: 'none', color: color.mutedForeground })

export const input = layerStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  blockSize: 56,
  padding: 0,
  border: 0,
  outline: 'none',
  font: 'inherit',
  fontSize: vars.text.lg,
  color: color.foreground,
  background: 'transparent',
  selectors: { '&::placeholder': { color: color.mutedForeground, opacity: 1 } },
})

export const scroll = layerStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space.s8,
  padding: space.s2,
})

export const suggestions = layerStyle({
  position: 'absolute',
  zIndex: vars.layer.header,
  insetBlockStart: `calc(100% + ${space.s1})`,
  insetInlineStart: 0,
  inlineSize: 'max(100%, 26rem)',
  maxBlockSize: 'min(30rem, 70dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.s2,
  borderRadius: vars.radius.card,
  border: `1px solid ${color.border}`,
  color: color.foreground,
  background: color.raised,
  boxShadow: vars.shadow.float,
  '@media': {
    [when.phone]: {
      position: 'fixed',
      insetBlockStart: 57,
      insetBlockEnd: 0,
      insetInline: 0,
      inlineSize: 'auto',
      maxBlockSize: 'none',
      border: 0,
      borderRadius: 0,
    },
  },
})

export const list = layerStyle({ display: 'grid', gap: space.s2 })

export const heading = layerStyle({
  paddingBlock: space.s1,
  paddingInline: space.s2,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  color: color.mutedForeground,
})

export const option = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 40,
  paddingBlock: space.s1,
  paddingInline: space.s2,
  borderRadius: vars.radius.control,
  fontSize: vars.text.md,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: color.controlHover,
      outline: `2px solid ${color.ring}`,
      outlineOffset: -2,
    },
  },
  '@media': { [when.phone]: { minBlockSize: vars.size.touch } },
})

export const icon = layerStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  color: color.mutedForeground,
})

export const text = layerStyle({ flex: '1 1 auto', display: 'grid', minInlineSize: 0 })

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const label = layerStyle(oneLine)

export const detail = layerStyle({ ...oneLine, fontSize: vars.text.xs, color: color.mutedForeground })

export const reference = layerStyle({
  ...oneLine,
  flex: '0 1 auto',
  maxInlineSize: '40%',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.mutedForeground,
})

export const note = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlock: space.s3,
  paddingInline: space.s2,
  fontSize: vars.text.sm,
  color: color.mutedForeground,
})

export const footer = layerStyle({
  flex: 'none',
  paddingBlock: space.s2,
  paddingInline: space.s4,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: vars.text.xs,
  color: color.mutedForeground,
  '@media': { [when.phone]: { display: 'none' } },
})
