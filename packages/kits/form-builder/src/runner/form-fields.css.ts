import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const list = layerStyle({ display: 'grid', gap: space.s6, minInlineSize: 0 })

/**
 * A single layout: with `content-visibility` Chromium used a separate layout for most inputs, which took three times as
 * long in total.
 */
export const item = layerStyle({ minInlineSize: 0 })
