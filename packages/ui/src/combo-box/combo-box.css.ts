import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

const { color, space } = vars

/** React Aria's root provides the behaviour; the frame inside it carries the styles. */
export const root = layerStyle({ minInlineSize: 0, maxInlineSize: '100%' })

export const arrow = layerStyle({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  marginInlineEnd: `calc(-1 * ${space.s2})`,
  borderRadius: vars.radius.control,
  color: color.mutedForeground,
  selectors: { '&:hover:not(:disabled)': { background: color.controlHover } },
})

export const popover = layerStyle({ inlineSize: 'var(--trigger-width)', padding: space.s1 })

export const list = layerStyle({ maxBlockSize: '18rem', overflow: 'auto', outline: 'none' })

export const option = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  minBlockSize: '2rem',
  paddingBlock: space.s1,
  paddingInline: space.s2,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': {
      background: color.controlHover,
      outline: `2px solid ${color.ring}`,
      outlineOffset: -2,
    },
    '&[data-selected]': { fontWeight: vars.weight.medium },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
})

export const check = layerStyle({ flexShrink: 0, color: color.link })

export const description = layerStyle({
  display: 'block',
  color: color.mutedForeground,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
})

export const note = layerStyle({ padding: space.s2, color: color.mutedForeground, fontSize: vars.text.sm })

/** Grows in height with its chips. */
export const chipBox = layerStyle({
  flexWrap: 'wrap',
  gap: space.s1,
  paddingBlock: space.s1,
  paddingInlineStart: space.s2,
})

export const chip = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxInlineSize: '100%',
  minBlockSize: '1.5rem',
  paddingInlineStart: space.s2,
  borderRadius: vars.radius.mark,
  background: color.primarySubtle,
  color: color.primarySubtleForeground,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})

export const chipRemove = layerStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.mark,
  selectors: { '&:hover:not(:disabled)': { background: color.controlHover } },
})

export const chipInput = layerStyle({ flex: '1 1 6rem', paddingInlineStart: space.s1, minBlockSize: '1.5rem' })
