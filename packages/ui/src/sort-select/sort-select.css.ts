import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'
import { hidden } from '../visually-hidden/hidden'

export const root = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
})

export const text = layerStyle({ '@media': { [when.phone]: hidden } })

export const box = layerStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '@media': {
    [when.phone]: {
      background: vars.color.surface,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.control,
      selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 } },
    },
  },
})

export const select = layerStyle({
  minBlockSize: vars.size.control,
  maxInlineSize: '12rem',
  appearance: 'none',
  paddingInlineStart: vars.space.s3,
  paddingInlineEnd: vars.space.s8,
  color: vars.color.inputForeground,
  background: vars.color.input,
  border: `1px solid ${vars.color.inputBorder}`,
  borderRadius: vars.radius.control,
  font: 'inherit',
  textOverflow: 'ellipsis',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.ring}`, outlineOffset: 2 } },
  '@media': {
    [when.phone]: {
      // Covers the icon. A transparent text would also make the options transparent.
      minBlockSize: `calc(${vars.size.control} - 2px)`,
      inlineSize: vars.size.touch,
      padding: 0,
      opacity: 0,
    },
  },
})

const mark = { position: 'absolute', pointerEvents: 'none' } as const

export const arrow = layerStyle({
  ...mark,
  insetInlineEnd: vars.space.s2,
  '@media': { [when.phone]: { display: 'none' } },
})

export const icon = layerStyle({
  ...mark,
  display: 'none',
  insetInlineStart: `calc((${vars.size.touch} - 16px) / 2)`,
  color: vars.color.foreground,
  '@media': { [when.phone]: { display: 'block' } },
})
