import { layerStyle, vars, when } from '@ssp/ui/css'

const { space, text } = vars

export const form = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.s4,
  paddingBlockEnd: space.s2,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const password = layerStyle({ display: 'grid', gap: space.s2 })

export const refusal = layerStyle({ flex: '1 1 100%' })

export const wizard = layerStyle({
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  fontSize: text.sm,
  // The buttons stay side by side.
  '@media': { [when.phone]: { flex: '1 1 100%' } },
})
