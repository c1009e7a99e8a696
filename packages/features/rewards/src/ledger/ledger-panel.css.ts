import { busyLine, layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const panel = layerStyle({ display: 'grid', gap: space.s4, paddingBlockEnd: space.s4 })

export const rows = layerStyle({ ...busyLine, margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlock: space.s2,
  borderBlockEnd: `1px solid ${color.border}`,
})

export const what = layerStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const kind = layerStyle({ fontSize: text.md, fontWeight: weight.medium })

export const meta = layerStyle({ fontSize: text.sm, color: color.mutedForeground })

export const amount = layerStyle({
  flex: 'none',
  fontSize: text.md,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not([data-out])': { color: color.success } },
})
