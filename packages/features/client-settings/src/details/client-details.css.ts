import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text } = vars

export const page = layerStyle({ display: 'grid', gap: space.s4 })

/** Two columns of similar height. */
export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space.s4,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = layerStyle({ display: 'grid', gap: space.s4, minInlineSize: 0 })

export const fields = layerStyle({ display: 'grid', gap: space.s4 })

export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const preview = layerStyle({
  display: 'grid',
  gap: space.s3,
  paddingBlockStart: space.s4,
  borderBlockStart: `1px solid ${color.border}`,
})

export const hint = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })
