import { layerStyle, vars } from '@ssp/ui/css'

/** One column in a wide dialog, whose form has two columns. */
export const fields = layerStyle({ display: 'grid', gap: vars.space.s4, gridColumn: '1 / -1', minInlineSize: 0 })
