import { layerStyle, vars, when } from '@ssp/ui/css'

const { space, weight } = vars

export const changes = layerStyle({
  display: 'grid',
  // In the notice it is below the text.
  flexBasis: '100%',
  gap: space.s1,
  margin: 0,
  paddingInlineStart: space.s4,
  overflowWrap: 'anywhere',
})

/** The changes of both sides in two columns; one column on a phone. */
export const sides = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  marginBlock: space.s1,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 } },
})

export const heading = layerStyle({ display: 'block', fontWeight: weight.semibold })

export const none = layerStyle({ margin: 0 })

export const take = layerStyle({ display: 'flex', inlineSize: 'fit-content', marginBlock: space.s1 })
