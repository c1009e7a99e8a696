import { layerStyle, vars } from '@ssp/ui/css'

const { space, text } = vars

export const name = layerStyle({ overflowWrap: 'anywhere' })

export const progress = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s2,
})

export const bar = layerStyle({ inlineSize: '4rem' })

export const figure = layerStyle({
  minInlineSize: '3.5em',
  textAlign: 'end',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
})

/** No narrower than its longest word. */
export const status = layerStyle({ minInlineSize: '5.5rem' })
