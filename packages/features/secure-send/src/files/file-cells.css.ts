import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const file = layerStyle({ display: 'flex', alignItems: 'center', gap: space.s1, minInlineSize: 0 })

/** Its title is the full text. */
export const filename = layerStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

/** A date above its state. */
export const dated = layerStyle({ display: 'grid', justifyItems: 'start', gap: '2px' })

export const message = layerStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: '5rem',
  maxInlineSize: '20rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
})

export const actions = layerStyle({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space.s2 })
