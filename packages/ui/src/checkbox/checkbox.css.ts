import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'
import { vars } from '../theme/contract.css'

const { color, space } = vars

export const root = layerStyle({ display: 'flex', flexDirection: 'column' })

/** The whole line is clickable; the target is at least 24 px high. */
export const line = layerStyle({
  display: 'flex',
  alignSelf: 'flex-start',
  gap: space.s2,
  minBlockSize: '1.5rem',
  lineHeight: '1.25rem',
  paddingBlock: 2,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.mutedForeground, cursor: 'default' } },
  '@media': {
    '(pointer: coarse)': {
      // Placed before the help, which is drawn over the lower edge of the target.
      position: 'relative',
      minBlockSize: vars.size.touch,
      alignItems: 'center',
      selectors: { '&:has(+ div:not(:empty))': { marginBlockEnd: '-0.625rem' } },
    },
  },
})

/** The restyled native control: checkbox, radio and switch share background, border and states. */
export const control = layerStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlock: 1,
  border: `1px solid ${color.inputBorder}`,
  background: color.input,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.mutedForeground },
    '&:checked, &:indeterminate:not([type=radio])': { background: color.primary, borderColor: color.primaryBorder },
    '&:checked:hover:not(:disabled)': { background: color.primaryHover, borderColor: color.primaryBorder },
    '&[aria-invalid=true], &[data-invalid]': { borderColor: color.danger },
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})

const tick = 'polygon(14% 47%, 6% 56%, 39% 88%, 95% 22%, 86% 14%, 38% 70%)'

export const checkbox = layerStyle({
  borderRadius: vars.radius.mark,
  selectors: {
    '&::after': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      background: color.primaryForeground,
      opacity: 0,
    },
    '&:checked::after': { clipPath: tick, opacity: 1 },
    '&:indeterminate::after': { clipPath: 'inset(42% 8%)', opacity: 1 },
  },
  '@media': {
    [when.forced]: { appearance: 'auto' },
  },
})

export const radio = layerStyle({
  borderRadius: vars.radius.full,
  selectors: {
    '&::after': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      background: color.primaryForeground,
      opacity: 0,
    },
    '&:checked::after': { opacity: 1 },
  },
  '@media': {
    [when.forced]: { appearance: 'auto' },
  },
})

export const label = layerStyle({ overflowWrap: 'anywhere', minInlineSize: 0 })

/** Help is aligned with the label, not with the box. */
export const message = layerStyle({ paddingInlineStart: `calc(1.125rem + ${space.s2})` })
