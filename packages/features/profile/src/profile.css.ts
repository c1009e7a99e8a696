import { layerStyle, vars, when } from '@ssp/ui/css'

const { space, text, color } = vars

/** The panel keeps its own distance to the tabs. */
export const page = layerStyle({ display: 'grid' })

export const panels = layerStyle({ display: 'grid', gap: space.s4 })

/** Forms are one column at most 560 px wide (look: widths). */
export const form = layerStyle({ display: 'grid', gap: space.s4, maxInlineSize: 560 })

export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const actions = layerStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })

export const hint = layerStyle({ fontSize: text.sm, color: color.mutedForeground })
