import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const page = layerStyle({ display: 'grid', gap: space.s6 })

export const grid = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
