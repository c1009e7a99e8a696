import { createdMark, layerStyle, vars, when } from '@ssp/ui/css'
import { viewGround } from './view-link.css'

const { color, space, text, weight } = vars

const viewSize = '4rem'

export const grid = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = layerStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s2,
  rowGap: space.s3,
  alignItems: 'flex-start',
  // The footers of the cards in a row are aligned.
  alignContent: 'space-between',
  minInlineSize: 0,
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { ...createdMark, '&:hover': { borderColor: color.primaryBorder } },
  '@media': { [when.phone]: { alignItems: 'center', paddingBlock: space.s3 } },
})

export const image = layerStyle({ flex: 'none' })

/** Above the link that covers the card. */
export const above = layerStyle({ position: 'relative', zIndex: 1, flex: 'none' })

export const body = layerStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: { '* + &': { paddingInlineStart: space.s1 } },
})

export const name = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const line = layerStyle({
  margin: `${space.s1} 0 0`,
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
  overflowWrap: 'anywhere',
})

export const badges = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginBlockStart: space.s2 })

export const footer = layerStyle({
  flex: '1 1 100%',
  minInlineSize: 0,
  fontSize: text.sm,
  color: color.mutedForeground,
})

export const nameLink = layerStyle({ color: 'inherit', textDecoration: 'none' })

export const view = layerStyle({
  // Covers the end of the name while it is shown, so that the texts of the card have the full width.
  '@media': {
    '(hover: hover)': {
      justifyContent: 'flex-end',
      inlineSize: viewSize,
      marginInlineStart: `calc(-1 * (${viewSize} + ${space.s2}))`,
      whiteSpace: 'nowrap',
    },
  },
  vars: { [viewGround]: color.surface },
})

/** The link that the whole card opens. */
export const cover = layerStyle({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})
