import { layerStyle, vars } from '@ssp/ui/css'

export const preview = layerStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s3 })

export const texts = layerStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = layerStyle({ fontSize: vars.text.md })

export const advice = layerStyle({ fontSize: vars.text.sm, color: vars.color.mutedForeground })
