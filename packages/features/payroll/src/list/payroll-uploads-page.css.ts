import { layerStyle, vars } from '@ssp/ui/css'

const { space, text } = vars

export const progress = layerStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s2,
})

/** Only the figure if the table has no space for both. */
export const bar = layerStyle({
  inlineSize: '1.5rem',
  '@container': { '(31.25rem <= width < 64rem)': { display: 'none' } },
})

export const figure = layerStyle({
  minInlineSize: '2.5em',
  textAlign: 'end',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
})

/** In a card the label of the button is aligned with the other lines; its padding and border extend outside. */
export const logs = layerStyle({
  '@container': { '(width < 31.25rem)': { marginInlineStart: `calc(-1 * (${space.s2} + 1px))` } },
})

export const leftOut = layerStyle({ display: 'block', fontSize: text.sm })
