import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const list = layerStyle({ display: 'grid', gap: space.s6, minInlineSize: 0 })

/** All in one layout: with `content-visibility` Chromium made a layout of its own for most inputs, in all three times the work. */
export const item = layerStyle({ minInlineSize: 0 })
