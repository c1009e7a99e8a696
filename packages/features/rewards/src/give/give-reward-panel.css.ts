import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const note = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const recipient = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  padding: space.s3,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
})

export const who = layerStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const label = layerStyle({ fontSize: text.sm, color: color.mutedForeground })

export const name = layerStyle({ fontSize: text.md, fontWeight: weight.semibold })
