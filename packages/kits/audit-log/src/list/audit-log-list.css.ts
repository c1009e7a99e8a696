import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const list = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.s3,
  paddingBlock: space.s2,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '[data-flush] > &': { paddingInline: space.s6 },
  },
  '@media': {
    [when.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      selectors: { '[data-flush] > &': { paddingInline: space.s4 } },
    },
  },
})

export const icon = layerStyle({ alignSelf: 'start', marginBlockStart: space.s1, color: color.mutedForeground })

export const sentence = layerStyle({ margin: 0, fontSize: text.md, overflowWrap: 'anywhere' })

export const name = layerStyle({ fontWeight: weight.semibold })

export const time = layerStyle({
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.mutedForeground,
  '@media': { [when.phone]: { gridColumn: 2 } },
})

export const details = layerStyle({ gridColumn: '2 / -1', minInlineSize: 0, fontSize: text.sm })

export const summary = layerStyle({
  inlineSize: 'fit-content',
  paddingBlock: '2px',
  color: color.mutedForeground,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.foreground },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})

export const changes = layerStyle({
  display: 'grid',
  gap: space.s2,
  margin: `${space.s1} 0 0`,
  padding: space.s3,
  background: color.muted,
  borderRadius: vars.radius.control,
})

export const log = layerStyle({
  display: 'grid',
  gap: space.s1,
  maxBlockSize: '24rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  listStyle: 'none',
})

export const change = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 12rem) minmax(0, 1fr)',
  gap: `${space.s1} ${space.s4}`,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const field = layerStyle({ color: color.mutedForeground, overflowWrap: 'anywhere' })

export const values = layerStyle({ display: 'grid', gap: space.s1, margin: 0, overflowWrap: 'anywhere' })

export const none = layerStyle({ color: color.mutedForeground })

export const value = layerStyle({
  textDecoration: 'none',
  selectors: {
    '&[data-change=removed]': { color: color.mutedForeground, textDecoration: 'line-through' },
    '&[data-change=added]': { fontWeight: weight.medium },
  },
})
