import { layerStyle, vars } from '@ssp/ui/css'

export const steps = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 })

export const hint = layerStyle({ margin: 0, fontSize: vars.text.sm, color: vars.color.mutedForeground })
