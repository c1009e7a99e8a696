import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const list = layerStyle({ display: 'grid', gap: space.s6, minInlineSize: 0 })

/** All in one layout: with `content-visibility` Chromium made a layout of its own for most inputs, in all three times the work. */
export const item = layerStyle({ minInlineSize: 0 })

export const question = layerStyle({ margin: 0, fontSize: text.sm, fontWeight: vars.weight.medium })

export const answer = layerStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const noAnswer = layerStyle({ margin: 0, color: color.mutedForeground })
