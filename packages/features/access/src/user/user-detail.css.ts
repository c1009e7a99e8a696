import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })

export const who = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  '@media': { [when.phone]: { alignItems: 'flex-start', gap: space.s4 } },
})

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s8}`,
  margin: 0,
  minInlineSize: 0,
})

export const fact = layerStyle({ minInlineSize: 0 })

export const factName = layerStyle({ fontSize: text.xs, color: color.mutedForeground })

export const factValue = layerStyle({ margin: 0, fontSize: text.md, overflowWrap: 'anywhere' })

export const panels = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

export const form = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  maxInlineSize: '35rem',
})

export const pair = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.s4,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const fileInput = layerStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
})
