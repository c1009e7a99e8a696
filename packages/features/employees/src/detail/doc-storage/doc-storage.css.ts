import { layerStyle, vars } from '@ssp/ui/css'

const { space, text, color } = vars

export const tab = layerStyle({ display: 'grid', gap: space.s4 })

export const head = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
})

export const title = layerStyle({ margin: 0, fontSize: text.lg, fontWeight: vars.weight.semibold })

export const cards = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = layerStyle({
  paddingBlock: space.s3,
  paddingInline: space.s3,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
