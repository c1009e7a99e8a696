import { layerStyle, vars, when } from '@ssp/ui/css'

export const root = layerStyle({
  display: 'grid',
  // No wider than the page: tabs scroll and long chips are cut.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  '@media': { [when.phone]: { gap: vars.space.s2 } },
})

export const tools = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
  '@media': { [when.phone]: { gap: vars.space.s2 } },
})

/** Tabs share the line of the controls if both fit; otherwise each has its own line. */
export const tabLine = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s6,
  rowGap: vars.space.s3,
  // A tab of touch height has this space above its text.
  '@media': { [when.phone]: { rowGap: vars.space.s2, marginBlockStart: `calc(-1 * ${vars.space.s2})` } },
})

/** No higher than the controls. */
export const tabs = layerStyle({ flex: '1 0 auto', maxInlineSize: '100%', minInlineSize: 0, marginBlock: -2 })

export const besideTabs = layerStyle({ flex: '999 1 auto', minInlineSize: 0, maxInlineSize: '100%' })

export const search = layerStyle({
  flex: '1 1 160px',
  maxInlineSize: 360,
  // Fits beside three icon buttons (filters, views, order) at 375 px, and is wide enough for its text.
  '@media': { [when.phone]: { maxInlineSize: 'none', flex: '99 1 160px' } },
})

/** The button is among the controls; the chips are in a line below all of them. */
export const filters = layerStyle({ selectors: { '&&': { display: 'contents' } } })

export const end = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  marginInlineStart: 'auto',
  // Beside the page size.
  '@media': { [when.phone]: { marginInlineStart: 0 } },
})
