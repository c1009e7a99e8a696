import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const list = layerStyle({ minInlineSize: 180, padding: vars.space.s1, outline: 'none' })

export const item = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: 32,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  color: vars.color.foreground,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused]': { background: vars.color.controlHover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.ring}`, outlineOffset: -2 },
    '&[data-danger]': { color: vars.color.dangerSubtleForeground },
    '&[data-danger][data-focused]': { background: vars.color.dangerSubtle },
    // The description keeps its contrast.
    '&[data-disabled]': {
      color: `color-mix(in oklab, ${vars.color.foreground} 50%, transparent)`,
      cursor: 'default',
    },
  },
  '@media': { [when.phone]: { minBlockSize: vars.size.touch } },
})

export const description = layerStyle({
  display: 'block',
  maxInlineSize: '16rem',
  fontSize: vars.text.xs,
  color: vars.color.mutedForeground,
})
