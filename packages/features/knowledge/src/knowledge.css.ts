import { layerStyle, styleWithin, vars } from '@ssp/ui/css'

const { space } = vars

export const page = layerStyle({ display: 'grid', gap: space.s4, outline: 'none' })

/** Header and search. */
export const head = layerStyle({ display: 'grid', gap: space.s4 })

export const grid = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space.s4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Around a list whose heading is derived from a slug, which has no capitals. */
export const list = layerStyle({ outline: 'none' })
styleWithin(list, 'h1::first-letter', { textTransform: 'uppercase' })
