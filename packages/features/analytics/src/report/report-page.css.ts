import { hidden, layerStyle, styleWithin, vars, when } from '@ssp/ui/css'

const { space } = vars

export const page = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  containerType: 'inline-size',
})

export const filter = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s3,
  '@media': { [when.phone]: { gap: space.s2 } },
})

/** Short fields without help have their labels beside them, so that the figures start higher. */
export const besideLabels = layerStyle({})
styleWithin(besideLabels, '.ssp-Field', { flexDirection: 'row', alignItems: 'center' })
styleWithin(besideLabels, '.ssp-Field__label', {
  alignSelf: 'center',
  marginBlockEnd: 0,
  marginInlineEnd: space.s2,
  whiteSpace: 'nowrap',
})
styleWithin(besideLabels, '.ssp-Field__box', { flexGrow: 1 })

export const range = layerStyle({ '@media': { [when.phone]: { flexBasis: '100%' } } })

/** Both days and the button in one row on a phone; with larger text one row each. */
export const day = layerStyle({ '@media': { [when.phone]: { flex: '1 1 7rem' } } })

/** The gap applies only to visible parts, so that an icon alone is centred. */
export const reload = layerStyle({ display: 'flex', alignItems: 'center', gap: space.s2 })

export const reloadText = layerStyle({ '@media': { [when.phone]: hidden } })

export const charts = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  '@container': { '(width >= 880px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const chart = layerStyle({
  scrollMarginBlockStart: space.s8,
  // The last card of an odd number takes the full width.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
})

/** Like the button that shows the data, beside it. */
export const details = layerStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.link,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
})

export const chartBody = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  paddingBlockStart: space.s4,
})

/** Days are not broken. */
export const days = layerStyle({ whiteSpace: 'nowrap' })

export const definition = layerStyle({
  margin: 0,
  // At the bottom of the card, aligned with the adjacent one.
  marginBlockStart: 'auto',
  paddingBlockStart: space.s3,
  fontSize: vars.text.xs,
  color: vars.color.mutedForeground,
})

export const note = layerStyle({ margin: 0, fontSize: vars.text.sm, color: vars.color.mutedForeground })
