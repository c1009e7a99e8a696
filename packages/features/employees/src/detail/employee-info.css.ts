import { layerStyle, vars, when } from '@ssp/ui/css'

const { space, text, color } = vars

export const page = layerStyle({ display: 'grid', gap: space.s6 })

export const panels = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.s4,
})

export const facts = layerStyle({ display: 'grid', margin: 0, fontSize: text.md })

export const fact = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
  gap: space.s3,
  paddingBlock: space.s2,
  lineHeight: vars.leading.text,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})

export const label = layerStyle({ fontSize: text.sm, lineHeight: '1.3125rem', color: color.mutedForeground })

export const value = layerStyle({
  margin: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-empty]': { color: color.mutedForeground } },
})

export const badges = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const head = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s4,
})
