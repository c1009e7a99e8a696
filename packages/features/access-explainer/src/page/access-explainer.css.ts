import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const form = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
  gap: space.s4,
})

/** The largest text of the page. */
export const verdict = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  fontSize: text.xxl,
  color: color.success,
  selectors: { '&[data-denied]': { color: color.danger } },
})

export const icon = layerStyle({ flex: 'none', inlineSize: '1.75rem', blockSize: '1.75rem' })

export const decision = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const note = layerStyle({ margin: 0, color: color.mutedForeground })

export const reasons = layerStyle({
  minInlineSize: 0,
  selectors: { '&[data-quiet]': { color: color.mutedForeground } },
})

export const heading = layerStyle({
  margin: 0,
  marginBlockEnd: space.s1,
  fontSize: text.xs,
  fontWeight: weight.medium,
  color: color.mutedForeground,
})

export const rows = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s2,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [when.phone]: { flexDirection: 'column' } },
})
