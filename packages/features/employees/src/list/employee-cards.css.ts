import { layerStyle, vars } from '@ssp/ui/css'

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
  gridTemplateRows: 'auto 1fr auto',
  gap: space.s3,
  minInlineSize: 0,
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { borderColor: color.primaryBorder } },
})

export const who = layerStyle({ minInlineSize: 0 })

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
  fontVariantNumeric: 'tabular-nums',
})

export const foot = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minInlineSize: 0,
  fontSize: text.sm,
})

export const logo = layerStyle({ flex: 'none', inlineSize: 16, blockSize: 16, objectFit: 'contain' })

export const client = layerStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.mutedForeground,
})

export const view = layerStyle({
  marginInlineStart: 'auto',
  selectors: {
    // The whole card opens the employee, with one link in it.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})

export const skeleton = layerStyle({ display: 'grid', gap: space.s2 })
