import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const root = layerStyle({ display: 'grid', gap: vars.space.s2, minInlineSize: 0 })

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

export const back = layerStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } })

export const titles = layerStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s2,
  flex: '1 1 16rem',
  minInlineSize: 0,
  // A short title shares its line with the action.
  '@media': { [when.phone]: { flexBasis: '9rem' } },
})

export const text = layerStyle({ display: 'grid', gap: 2, minInlineSize: 0 })

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
  '@media': { [when.phone]: { marginInlineStart: 'auto' } },
})

export const tabs = layerStyle({ marginBlockStart: vars.space.s2, minInlineSize: 0 })
