import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const fields = layerStyle({ display: 'grid', gap: space.s4, paddingBlockEnd: space.s2, outline: 'none' })

/** Two columns in a wide dialog, one on a phone. */
export const columns = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.s4,
  paddingBlockEnd: space.s2,
  outline: 'none',
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const actions = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const notes = layerStyle({ flex: '1 1 100%', selectors: { '&:empty': { display: 'none' } } })

export const start = layerStyle({
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  fontSize: text.sm,
  // The buttons stay in one line.
  '@media': { [when.phone]: { flex: '1 1 100%' } },
})

export const done = layerStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  paddingBlock: space.s12,
  textAlign: 'center',
})

export const doneIcon = layerStyle({ color: color.success })

export const doneMessage = layerStyle({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold, outline: 'none' })
