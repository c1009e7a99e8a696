import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const facts = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: space.s4,
  margin: 0,
})

export const fact = layerStyle({ minInlineSize: 0 })

export const factName = layerStyle({ fontSize: text.sm, color: color.mutedForeground })

export const factValue = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s2,
  margin: 0,
  fontSize: text.xxl,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
})

export const factMore = layerStyle({
  fontSize: text.sm,
  fontWeight: weight.regular,
  color: color.mutedForeground,
})

export const charts = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(26rem, 100%), 1fr))',
  gap: space.s4,
})

const chartHeight = '24rem'

/** Of a hundred charts only those near the window are laid out. */
export const chart = layerStyle({ contentVisibility: 'auto', containIntrinsicSize: `auto ${chartHeight}` })

/** Placeholder of a chart that is rendered later. */
export const undrawn = layerStyle({ minBlockSize: chartHeight })

export const note = layerStyle({ margin: `${space.s3} 0 0`, fontSize: text.xs, color: color.mutedForeground })
