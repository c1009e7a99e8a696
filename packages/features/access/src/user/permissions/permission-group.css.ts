import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

/**
 * Below this width the states are in a line under the name. The width is that of the panel, not of the window, because the
 * navigation takes its part.
 */
const WIDE = 'permissions (width >= 55rem)'

/** Permission, four states, actions. */
const columns = 'minmax(8rem, 1.2fr) 6.5rem 8.5rem minmax(8rem, 1fr) 7rem 13rem'

export const matrix = layerStyle({ containerType: 'inline-size', containerName: 'permissions' })

export const head = layerStyle({
  display: 'none',
  paddingBlockEnd: space.s2,
  fontSize: text.xs,
  fontWeight: weight.medium,
  color: color.mutedForeground,
  '@container': { [WIDE]: { display: 'grid', gridTemplateColumns: columns, columnGap: space.s3 } },
})

export const group = layerStyle({ paddingBlockEnd: space.s4 })

export const heading = layerStyle({
  margin: 0,
  paddingBlock: space.s2,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const table = layerStyle({ display: 'block', inlineSize: '100%', fontSize: text.sm })

export const body = layerStyle({ display: 'block' })

export const hidden = layerStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const row = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s3,
  minBlockSize: vars.size.row,
  paddingBlock: space.s1,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:hover': { background: color.controlHover } },
  '@container': { [WIDE]: { gridTemplateColumns: columns } },
})

export const name = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gridColumn: 1,
  columnGap: space.s2,
  minInlineSize: 0,
  padding: 0,
  fontWeight: weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const changed = layerStyle({ fontSize: text.xs, fontWeight: weight.regular, color: color.mutedForeground })

export const state = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  gridColumn: 1,
  minInlineSize: 0,
  padding: 0,
  color: color.mutedForeground,
  selectors: {
    '&[data-state=granted], &[data-state=role], &[data-state=restricted]': { color: color.foreground },
    '&[data-state=off]': { display: 'none' },
  },
  '@container': { [WIDE]: { gridColumn: 'auto', selectors: { '&[data-state=off]': { display: 'flex' } } } },
})

export const icon = layerStyle({
  flex: 'none',
  selectors: { '[data-state=granted] > &, [data-state=role] > &': { color: color.success } },
})

export const actions = layerStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.s1,
  gridArea: '1 / 2 / span 2',
  padding: 0,
  '@container': { [WIDE]: { gridArea: 'auto' } },
})
