import { layerStyle, vars, when } from '@ssp/ui/css'

const { space, text, color } = vars

/** The main panel, and beside it data that is needed less often. */
export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space.s8,
  '@media': { '(width < 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 } },
})

export const side = layerStyle({ display: 'grid', gap: space.s6 })

export const quiet = layerStyle({ minInlineSize: 0 })

export const quietTitle = layerStyle({
  margin: 0,
  paddingBlockEnd: space.s2,
  fontSize: text.sm,
  fontWeight: vars.weight.medium,
  color: color.mutedForeground,
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

export const nobody = layerStyle({ margin: 0, fontSize: text.md, color: color.mutedForeground })

export const links = layerStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const link = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
})

export const linkName = layerStyle({ minInlineSize: 0, fontSize: text.md, overflowWrap: 'anywhere' })
