import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** A tab of the page; the header's gap is above it already. */
export const panel = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  paddingBlockStart: 0,
})

export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  alignItems: 'start',
  columnGap: space.s8,
  rowGap: space.s4,
})

export const fields = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.s4,
})

export const facts = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: space.s4,
  margin: 0,
})

export const fact = layerStyle({ minInlineSize: 0 })

export const factName = layerStyle({ fontSize: text.xs, color: color.mutedForeground })

export const factValue = layerStyle({ margin: 0, fontSize: text.md, overflowWrap: 'anywhere' })

export const description = layerStyle({
  margin: 0,
  marginBlockEnd: space.s4,
  maxInlineSize: '72ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
