import { busyLine, layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const panel = layerStyle({ display: 'grid', gap: space.s4, paddingBlockEnd: space.s4 })

export const rows = layerStyle({ ...busyLine, margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  minBlockSize: vars.size.row,
  paddingBlock: space.s2,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})

export const what = layerStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = layerStyle({ fontSize: text.md, fontWeight: weight.medium })

export const meta = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const choice = layerStyle({ position: 'relative' })

/** The table of a combo box, above the fields below it. */
export const results = layerStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  marginBlockStart: space.s1,
  padding: space.s3,
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
})

export const chosen = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  padding: space.s3,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})

export const change = layerStyle({ flex: 'none' })

export const error = layerStyle({ margin: `${space.s1} 0 0`, fontSize: text.sm, color: color.dangerSubtleForeground })
