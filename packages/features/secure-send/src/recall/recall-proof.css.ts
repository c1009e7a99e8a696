import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const proof = layerStyle({ display: 'grid', gap: space.s3 })

export const verdict = layerStyle({ margin: 0, fontWeight: weight.semibold })

export const people = layerStyle({ display: 'grid', gap: space.s2, margin: 0 })

export const person = layerStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s2 })

export const when = layerStyle({ margin: 0, fontVariantNumeric: 'tabular-nums' })

export const muted = layerStyle({ color: color.mutedForeground, fontSize: text.sm })
