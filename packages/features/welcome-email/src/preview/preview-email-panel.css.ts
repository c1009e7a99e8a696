import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const root = layerStyle({ display: 'grid', gap: space.s4, gridColumn: '1 / -1' })

export const facts = layerStyle({
  display: 'grid',
  gap: space.s1,
  margin: 0,
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const subject = layerStyle({ fontSize: text.md, fontWeight: weight.semibold, color: color.foreground })

export const fields = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
  gap: space.s4,
})
