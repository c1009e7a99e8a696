import { busyLine, layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const table = layerStyle({
  ...busyLine,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: text.sm,
})

export const head = layerStyle({
  paddingBlock: space.s2,
  paddingInline: space.s2,
  textAlign: 'start',
  fontWeight: weight.medium,
  color: color.mutedForeground,
  borderBlockEnd: `1px solid ${color.border}`,
})

export const row = layerStyle({
  position: 'relative',
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&[data-ticked]': { background: color.primarySubtle } },
})

export const cell = layerStyle({
  blockSize: vars.size.row,
  paddingBlock: space.s1,
  paddingInline: space.s2,
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
})

export const chosen = layerStyle({ display: 'grid', gap: space.s2 })

export const chosenTitle = layerStyle({ margin: 0, fontSize: text.sm, fontWeight: weight.semibold })

export const chips = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '9rem',
  overflowY: 'auto',
})

export const chip = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 28,
  maxInlineSize: '100%',
  paddingInline: space.s3,
  font: 'inherit',
  fontSize: text.sm,
  color: color.primarySubtleForeground,
  background: color.primarySubtle,
  border: 0,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 1 } },
})

export const chipName = layerStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** A row that is chosen with a click anywhere in it; Enter chooses the active one. */
export const option = layerStyle({
  borderBlockEnd: `1px solid ${color.border}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.controlHover },
    '&[aria-selected=true]': {
      background: color.primarySubtle,
      outline: `2px solid ${color.ring}`,
      outlineOffset: -2,
    },
    '&[aria-disabled=true]': { background: 'none', color: color.mutedForeground, cursor: 'default' },
  },
})

export const unavailable = layerStyle({ display: 'block', fontSize: text.xs, color: color.mutedForeground })
