import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'
import { vars } from '../theme/contract.css'

const { color, radius, space, text } = vars

export const root = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const list = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  margin: 0,
  maxInlineSize: '72ch',
  selectors: { '&[data-columns="2"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' } },
})

export const item = layerStyle({ minInlineSize: 0, selectors: { '&[data-wide]': { gridColumn: '1 / -1' } } })

export const label = layerStyle({ color: color.mutedForeground, fontSize: text.sm, overflowWrap: 'anywhere' })

export const value = layerStyle({
  // A badge does not touch its label.
  margin: '2px 0 0',
  fontSize: text.md,
  overflowWrap: 'anywhere',
  selectors: { '&[data-text]': { whiteSpace: 'pre-line' } },
})

export const summary = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minBlockSize: 24,
  borderRadius: radius.mark,
  color: color.mutedForeground,
  fontSize: text.sm,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { color: color.foreground },
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
})

export const chevron = layerStyle({
  flex: 'none',
  selectors: {
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
    'details[open] > summary > &': { transform: 'rotate(90deg)' },
  },
  '@media': { [when.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.ease}` } },
})

export const folded = layerStyle({
  display: 'grid',
  gap: space.s1,
  margin: 0,
  marginBlockStart: space.s1,
  paddingInlineStart: `calc(14px + ${space.s1})`,
  listStyle: 'none',
  color: color.mutedForeground,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
})
