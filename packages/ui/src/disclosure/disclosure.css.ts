import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'
import { vars } from '../theme/contract.css'

const { color, space, text, weight } = vars

export const group = layerStyle({ minInlineSize: 0 })

const card = '&[data-variant=card]'

export const root = layerStyle({
  minInlineSize: 0,
  color: color.foreground,
  selectors: {
    [card]: { background: color.surface, border: `1px solid ${color.border}` },
    [`:not(${group}) > ${card}, ${card}:only-child`]: { borderRadius: vars.radius.card },
    [`${group} > ${card}:first-child`]: {
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
    [`${group} > ${card}:last-child`]: { borderEndStartRadius: vars.radius.card, borderEndEndRadius: vars.radius.card },
    [`${group} > ${card}:not(:first-child)`]: { borderBlockStart: 0 },
  },
})

export const heading = layerStyle({ margin: 0, borderRadius: 'inherit' })

export const toggle = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s4,
  inlineSize: '100%',
  padding: `${space.s3} ${space.s6}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: text.lg,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.controlHover },
    '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: -2 },
    '&[aria-expanded=true]': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    [`${root}[data-variant=plain] &`]: { paddingInline: 0, fontSize: text.md },
  },
  '@media': { [when.phone]: { paddingInline: space.s4 } },
})

export const description = layerStyle({
  gridColumn: 1,
  marginBlockStart: space.s1,
  fontSize: text.sm,
  fontWeight: weight.regular,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
})

export const chevron = layerStyle({
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: color.mutedForeground,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { [when.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.ease}` } },
})

export const body = layerStyle({
  padding: space.s6,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { [`${root}[data-variant=plain] > &`]: { paddingInline: 0 } },
  '@media': { [when.phone]: { padding: space.s4 } },
})
