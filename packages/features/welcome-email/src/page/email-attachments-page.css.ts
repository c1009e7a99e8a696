import { layerStyle, vars } from '@ssp/ui/css'

const { color, text } = vars
const { s1, s2, s4 } = vars.space

export const page = layerStyle({ display: 'grid', gap: s4 })

export const space = layerStyle({ display: 'grid', gap: s1, maxInlineSize: '26rem' })

export const used = layerStyle({ fontSize: text.sm, color: color.mutedForeground, fontVariantNumeric: 'tabular-nums' })

/** The icon is aligned with the heading of the column. */
export const file = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: s2,
  marginInlineStart: `calc(-1 * ${s2})`,
})

export const name = layerStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const actions = layerStyle({ display: 'inline-flex', gap: s1 })
