import { layerStyle, vars } from '@ssp/ui/css'

const { color, leading, space, text, weight } = vars

export const root = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** A header of the form, small beside the answers; a line separates the parts. */
export const heading = layerStyle({
  margin: 0,
  maxInlineSize: '72ch',
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: leading.heading,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:first-child)': { paddingBlockStart: space.s4, borderBlockStart: `1px solid ${color.border}` },
  },
})

export const others = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
