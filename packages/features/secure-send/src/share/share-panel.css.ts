import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const files = layerStyle({ display: 'grid', gap: space.s3, minInlineSize: 0 })

export const label = layerStyle({ margin: 0, fontSize: text.sm, fontWeight: weight.medium })

export const people = layerStyle({ display: 'grid', gap: space.s3, margin: 0, padding: 0, listStyle: 'none' })

export const person = layerStyle({ display: 'grid', gap: space.s1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const name = layerStyle({ fontWeight: weight.medium })

export const muted = layerStyle({ color: color.mutedForeground, fontSize: text.sm })
