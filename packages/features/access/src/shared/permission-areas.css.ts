import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const groups = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The name of the area, with a cell for each of its permissions beside it; the columns are aligned across all groups. */
export const group = layerStyle({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  columnGap: space.s4,
  paddingBlock: space.s2,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const heading = layerStyle({
  margin: 0,
  paddingBlock: space.s2,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})
