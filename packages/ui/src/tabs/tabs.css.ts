import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const root = layerStyle({ minInlineSize: 0 })

export const list = layerStyle({
  display: 'flex',
  gap: vars.space.s2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Labels and border align with the page; focus rings extend beyond its start edge.
  marginInlineStart: -6,
  background: `linear-gradient(${vars.color.border}, ${vars.color.border}) right bottom / calc(100% - 6px) 1px no-repeat`,
  selectors: { '[dir=rtl] &': { backgroundPosition: 'left bottom' } },
})

export const tab = layerStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  flex: 'none',
  minBlockSize: 40,
  // Space for the focus ring around the label.
  paddingInline: 6,
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  color: vars.color.mutedForeground,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:enabled': { color: vars.color.foreground },
    '&[data-state="active"]': { color: vars.color.foreground },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 6,
      insetBlockEnd: 0,
      blockSize: 2,
      background: vars.color.primary,
      borderRadius: `${vars.radius.full} ${vars.radius.full} 0 0`,
    },
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.control },
    '&[data-clicked]': { outline: 'none' },
  },
  '@media': { [when.phone]: { minBlockSize: vars.size.touch } },
})

export const linkTab = layerStyle({ selectors: { '&:hover': { color: vars.color.foreground } } })

export const panel = layerStyle({
  paddingBlockStart: vars.space.s4,
  selectors: { '&:focus-visible': { outlineOffset: 4 } },
})
