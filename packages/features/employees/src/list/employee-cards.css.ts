import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text, weight } = vars

// 13rem makes rows of five on a desktop, and every page size is a multiple of five.
export const grid = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: space.s3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = layerStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"face view" "who who" "client client"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr auto',
  minInlineSize: 0,
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { borderColor: color.primaryBorder } },
  // A phone reads them as lines: face, name, link.
  '@media': {
    [when.phone]: {
      gridTemplateAreas: '"face who view" ". client client"',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: 'auto',
      alignItems: 'center',
      columnGap: space.s3,
      paddingBlock: space.s3,
    },
  },
})

export const face = layerStyle({ gridArea: 'face' })

export const who = layerStyle({
  gridArea: 'who',
  minInlineSize: 0,
  marginBlockStart: space.s3,
  '@media': { [when.phone]: { marginBlockStart: 0 } },
})

export const name = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const meta = layerStyle({
  margin: 0,
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
  overflowWrap: 'anywhere',
})

export const client = layerStyle({
  gridArea: 'client',
  display: 'flex',
  marginBlock: `${space.s2} 0`,
  alignItems: 'center',
  gap: space.s2,
  minInlineSize: 0,
  fontSize: text.sm,
  color: color.mutedForeground,
  '@media': { [when.phone]: { marginBlock: 0 } },
})

export const logo = layerStyle({ flex: 'none', inlineSize: 16, blockSize: 16, objectFit: 'contain' })

export const clientName = layerStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const view = layerStyle({
  gridArea: 'view',
  fontSize: text.sm,
  selectors: {
    // The whole card opens the employee, with one link in it.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})
