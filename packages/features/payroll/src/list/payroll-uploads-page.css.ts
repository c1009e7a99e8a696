import { layerStyle, vars } from '@ssp/ui/css'

const { space, text } = vars

export const progress = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s2,
})

export const bar = layerStyle({ inlineSize: '1.5rem' })

export const figure = layerStyle({
  minInlineSize: '3.5em',
  textAlign: 'end',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const leftOut = layerStyle({ display: 'block', fontSize: text.sm })
