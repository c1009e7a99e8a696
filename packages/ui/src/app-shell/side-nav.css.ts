import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const root = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s2,
})

export const groupLabel = layerStyle({
  paddingInline: vars.space.s2,
  paddingBlockEnd: vars.space.s1,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.navMutedForeground,
})

export const list = layerStyle({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })

export const children = layerStyle({
  display: 'grid',
  gap: 2,
  margin: 0,
  marginBlockStart: 2,
  padding: 0,
  // A guide below the centre of the parent's icon.
  marginInlineStart: 16,
  paddingInlineStart: vars.space.s1,
  borderInlineStart: `1px solid color-mix(in oklab, ${vars.color.navMutedForeground} 40%, transparent)`,
  listStyle: 'none',
})

export const item = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  inlineSize: '100%',
  minBlockSize: 32,
  // A label of two lines keeps its distance from the edges.
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.control,
  fontSize: vars.text.md,
  lineHeight: vars.leading.heading,
  textAlign: 'start',
  color: vars.color.navForeground,
  textDecoration: 'none',
  selectors: {
    // The longest label of the specification fits in one line.
    '&[data-child]': { fontSize: vars.text.sm, paddingInline: vars.space.s1 },
    '&:hover': { background: vars.color.navHover },
    '&[aria-current="page"]': {
      background: vars.color.navActive,
      color: vars.color.navActiveForeground,
      fontWeight: vars.weight.medium,
    },
    '&[data-inside]': { fontWeight: vars.weight.medium },
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-collapsed]': { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': { [when.phone]: { minBlockSize: vars.size.touch } },
})

export const icon = layerStyle({ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: 18, blockSize: 18 })

export const label = layerStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'break-word' })

export const arrow = layerStyle({
  flex: 'none',
  opacity: 0.7,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [when.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.ease}` } },
})
