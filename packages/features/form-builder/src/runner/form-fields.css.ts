import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const list = layerStyle({ display: 'grid', gap: space.s6, minInlineSize: 0 })

/** Fields out of view cost no layout; the height is a first guess that the browser replaces. */
export const item = layerStyle({ minInlineSize: 0, contentVisibility: 'auto', containIntrinsicSize: 'auto 88px' })

export const question = layerStyle({ margin: 0, fontSize: text.sm, fontWeight: vars.weight.medium })

export const answer = layerStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const noAnswer = layerStyle({ margin: 0, color: color.mutedForeground })
