import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const root = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 })

/** On a narrow page the actions are on the line of the back button, so that the picture stays beside the title. */
export const withImage = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s4,
  minInlineSize: 0,
  '@media': {
    [when.narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.s3,
      rowGap: vars.space.s1,
      // The picture starts a line.
      '::before': { content: '""', order: 2, flexBasis: '100%' },
    },
  },
})

/** On a narrow page the actions are on the line of the back button, and the facts at the end of the line of the title. */
export const withAside = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [when.narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.s2,
      // The title starts a line.
      '::before': { content: '""', order: 1, flexBasis: '100%' },
    },
  },
})

export const image = layerStyle({
  display: 'grid',
  alignContent: 'start',
  gridRow: '1 / span 3',
  '@media': { [when.narrow]: { order: 3 } },
})

export const line = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.s4,
  rowGap: vars.space.s2,
  selectors: {
    [`${withImage} > &`]: { gridColumn: 2, '@media': { [when.narrow]: { display: 'contents' } } },
    [`${withAside} > &`]: { '@media': { [when.narrow]: { display: 'contents' } } },
  },
})

/** The back button and the parents, above the title. */
export const context = layerStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space.s1,
  // Titles have the same place below a back button and below parents.
  minBlockSize: 24,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
  selectors: {
    [`${withImage} > &`]: { gridColumn: 2, '@media': { [when.narrow]: { flexGrow: 1 } } },
    [`${withAside} > &`]: { '@media': { [when.narrow]: { flexGrow: 1 } } },
  },
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

/** The parents after a back button. */
export const parents = layerStyle({
  marginInlineStart: vars.space.s1,
  paddingInlineStart: vars.space.s2,
  borderInlineStart: `1px solid ${vars.color.border}`,
})

/** Title and facts. The facts are beside a short title. */
export const text = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s3,
  flex: '1 1 16rem',
  minInlineSize: 0,
  // The facts take the width of the page below a title that shares its line with the action.
  '@media': { [when.narrow]: { display: 'contents' } },
  selectors: {
    [`${withImage} &`]: {
      '@media': { [when.narrow]: { display: 'flex', order: 3, flexBasis: '8rem', alignContent: 'start' } },
    },
  },
})

export const title = layerStyle({
  margin: 0,
  // Vertically centred with the buttons beside it at every density.
  minBlockSize: vars.size.control,
  alignContent: 'center',
  fontSize: vars.text.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  // The longest word is not broken, unlike with `anywhere`: the actions wrap if both do not fit.
  overflowWrap: 'break-word',
  maxInlineSize: '100%',
  '@media': { [when.narrow]: { flex: '1 1 6rem' } },
  selectors: { [`${withAside} &`]: { '@media': { [when.narrow]: { order: 2, minBlockSize: 0 } } } },
})

export const facts = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
  rowGap: vars.space.s1,
  minInlineSize: 0,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
  overflowWrap: 'anywhere',
  '@media': { [when.narrow]: { flex: '1 1 100%', order: 1 } },
  selectors: { [`${withAside} &`]: { '@media': { [when.narrow]: { flex: 'none', order: 2 } } } },
})

export const actions = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'end',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  selectors: {
    [`${withImage} &`]: { '@media': { [when.narrow]: { order: 1 } } },
  },
})

export const tabs = layerStyle({
  marginBlockStart: vars.space.s2,
  minInlineSize: 0,
  selectors: {
    [`${withImage} > &`]: { gridColumn: 2, '@media': { [when.narrow]: { order: 3, flexBasis: '100%' } } },
    [`${withAside} > &`]: { '@media': { [when.narrow]: { order: 3, flexBasis: '100%' } } },
  },
})
