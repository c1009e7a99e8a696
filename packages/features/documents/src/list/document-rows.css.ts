import { layerStyle, vars } from '@ssp/ui/css'

const { space } = vars

export const file = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minInlineSize: 0,
})

export const name = layerStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** Above the link that covers a card. */
export const above = layerStyle({ position: 'relative' })

export const cardActions = layerStyle({ display: 'flex', justifyContent: 'flex-end', gap: space.s2 })
