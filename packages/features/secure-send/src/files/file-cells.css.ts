import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const file = layerStyle({ display: 'inline-flex', alignItems: 'center', gap: space.s2, minInlineSize: 0 })

/** Space for a usual name; a longer one breaks. */
export const filename = layerStyle({ minInlineSize: '8.75rem', overflowWrap: 'anywhere' })

/** Space for a usual username. */
export const person = layerStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  minInlineSize: '6rem',
  overflowWrap: 'anywhere',
})

/** A date over its state. */
export const dated = layerStyle({ display: 'grid', justifyItems: 'start', gap: '2px' })

export const muted = layerStyle({ color: color.mutedForeground, fontSize: text.xs })

export const message = layerStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  minInlineSize: '6rem',
  maxInlineSize: '20rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
})

export const actions = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
