import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const root = layerStyle({ display: 'grid', minInlineSize: 0 })

export const withImage = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s4,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const line = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.s4,
  rowGap: vars.space.s3,
})

/** The way back and the parents, above the title. */
export const context = layerStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.s2,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
})

export const back = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minBlockSize: 24,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.mark,
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.foreground, textDecoration: 'underline' } },
  // Touch size without moving the title down.
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, marginBlock: '-0.625rem' } },
})

export const arrow = layerStyle({ flex: 'none', selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } })

/** Title and facts; the facts are beside a short title. */
export const text = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s3,
  flex: '1 1 16rem',
  minInlineSize: 0,
  // A short title shares its line with the action.
  '@media': { [when.narrow]: { flexBasis: '8rem' } },
})

export const title = layerStyle({
  margin: 0,
  // Vertically centred with the buttons beside it at every density.
  minBlockSize: vars.size.control,
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.text.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
})

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
  rowGap: vars.space.s1,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
})

export const actions = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  flex: 'none',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
})

export const tabs = layerStyle({ marginBlockStart: vars.space.s2, minInlineSize: 0 })
