import { layerStyle, vars } from '@ssp/ui/css'

/** Room for the message under the form, so that it does not push the page about. */
export const messages = layerStyle({ display: 'grid', gap: vars.space.s2 })

export const until = layerStyle({ fontSize: vars.text.sm, color: vars.color.mutedForeground })
