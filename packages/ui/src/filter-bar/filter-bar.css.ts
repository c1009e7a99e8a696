import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'
import { hidden } from '../visually-hidden/hidden'

export const root = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
})

/** The gap applies only to visible parts, so that an icon alone is centred. */
export const trigger = layerStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })

/** Only the icon on a phone, where applied filters are chips below it. */
export const label = layerStyle({ '@media': { [when.phone]: hidden } })

/** On its own line, even when the root is `display: contents` in a longer line of controls. */
export const chips = layerStyle({
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
})

export const chip = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minInlineSize: 0,
  minBlockSize: 28,
  paddingInlineStart: vars.space.s3,
  borderRadius: vars.radius.full,
  fontSize: vars.text.sm,
  color: vars.color.primarySubtleForeground,
  background: vars.color.primarySubtle,
  overflowWrap: 'anywhere',
  '@media': { [when.phone]: { minBlockSize: vars.size.touch } },
})

export const remove = layerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.full,
  selectors: { '&:hover': { background: 'color-mix(in oklab, currentColor 12%, transparent)' } },
  '@media': { [when.phone]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
})

export const clear = layerStyle({
  minBlockSize: 28,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
  selectors: { '&:hover': { color: vars.color.foreground, background: vars.color.controlHover } },
  '@media': { [when.phone]: { minBlockSize: vars.size.touch } },
})
