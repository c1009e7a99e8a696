import { layers, layerStyle, vars } from '@ssp/ui/css'
import { globalStyle } from '@vanilla-extract/css'

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

/** Around a list whose heading is made from a slug, which has no capitals. */
export const list = layerStyle({ outline: 'none' })
globalStyle(`${list} h1::first-letter`, { '@layer': { [layers.components]: { textTransform: 'uppercase' } } })
