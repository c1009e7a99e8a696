import { layerStyle, vars } from '@ssp/ui/css'

const { space, text, color } = vars

export const body = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const fields = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const heading = layerStyle({ margin: 0, fontSize: text.md, fontWeight: vars.weight.semibold })

export const pick = layerStyle({ overflowWrap: 'anywhere' })

export const same = layerStyle({ display: 'grid', margin: 0 })

export const label = layerStyle({ fontSize: text.sm, color: color.mutedForeground })

export const value = layerStyle({ margin: 0, fontSize: text.md, overflowWrap: 'anywhere' })
