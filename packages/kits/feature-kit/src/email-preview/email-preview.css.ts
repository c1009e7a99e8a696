import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const root = layerStyle({ display: 'grid', gap: space.s4 })

export const facts = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: space.s4,
  rowGap: space.s2,
  margin: 0,
  fontSize: text.sm,
  '@media': { [when.phone]: { gridTemplateColumns: '1fr', rowGap: space.s1 } },
})

export const term = layerStyle({
  color: color.mutedForeground,
  // A label is closer to its own value than to the one above it.
  selectors: { '&:not(:first-child)': { '@media': { [when.phone]: { marginBlockStart: space.s2 } } } },
})

export const value = layerStyle({ margin: 0, overflowWrap: 'anywhere' })

export const count = layerStyle({ fontWeight: weight.semibold })

export const names = layerStyle({ color: color.mutedForeground })

export const page = layerStyle({ display: 'block', inlineSize: '100%', border: 0 })

export const frame = layerStyle({
  overflow: 'hidden',
  // An e-mail has its own colours, even in dark mode.
  background: '#ffffff',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 } },
})
