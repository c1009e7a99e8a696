import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

/** Wide enough for a heading beside two columns of fields. */
const wide = '(width >= 48rem)'
const pairs = '(width >= 32rem)'

export const frame = layerStyle({ containerType: 'inline-size' })

export const group = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  minInlineSize: 0,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space.s8 } },
})

export const heading = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
})

export const description = layerStyle({
  margin: 0,
  marginBlockStart: space.s1,
  maxInlineSize: '20rem',
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const fields = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s4,
  minInlineSize: 0,
  maxInlineSize: '50rem',
  '@container': { [pairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
