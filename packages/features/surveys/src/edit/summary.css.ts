import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** A tab of the page; the header's gap is already above it. */
export const panel = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  // The styles of the tabs may load after these.
  selectors: { '&&': { paddingBlockStart: 0 }, '&[hidden]': { display: 'none' } },
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

/** One line where it fits, so that the form is near the top. */
export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s6,
  rowGap: space.s1,
  margin: 0,
  fontSize: text.sm,
})

export const fact = layerStyle({ display: 'flex', gap: space.s2, minInlineSize: 0 })

export const factName = layerStyle({ flex: 'none', color: color.mutedForeground })

export const factValue = layerStyle({ margin: 0, overflowWrap: 'anywhere' })

export const description = layerStyle({
  margin: 0,
  marginBlockEnd: space.s2,
  maxInlineSize: '72ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
