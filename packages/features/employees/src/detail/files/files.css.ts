import { layerStyle, vars } from '@ssp/ui/css'

const { space, text, color } = vars

/** Icon, description, and actions. */
export const row = layerStyle({ display: 'flex', alignItems: 'center', gap: space.s3, minInlineSize: 0 })

export const what = layerStyle({ display: 'grid', flex: 1, minInlineSize: 0 })

export const name = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const meta = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  margin: 0,
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const actions = layerStyle({ display: 'flex', flex: 'none', gap: space.s1 })

export const list = layerStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
