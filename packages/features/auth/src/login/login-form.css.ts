import { layerStyle, vars } from '@ssp/ui/css'

/** Reserved space for the message under the form, so that the layout does not shift. */
export const messages = layerStyle({ display: 'grid', gap: vars.space.s2 })

export const until = layerStyle({ fontSize: vars.text.sm, color: vars.color.mutedForeground })
