import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** Cards that are about to be replaced step back; after a moment, so that a quick answer does not flicker. */
export const grid = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: `opacity ${vars.motion.normal} ${vars.motion.ease} 150ms`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
})

export const card = layerStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"face view" "who who"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s3,
  minInlineSize: 0,
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { borderColor: color.primaryBorder } },
  // A phone reads them as lines: letter, name, link.
  '@media': {
    [when.phone]: {
      gridTemplateAreas: '"face who view"',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: space.s3,
    },
  },
})

export const face = layerStyle({ gridArea: 'face' })

export const who = layerStyle({ gridArea: 'who', minInlineSize: 0 })

export const label = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const role = layerStyle({
  margin: 0,
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
  overflowWrap: 'anywhere',
})

export const view = layerStyle({
  gridArea: 'view',
  fontSize: text.sm,
  selectors: {
    // The whole card opens the user, with one link in it.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})
