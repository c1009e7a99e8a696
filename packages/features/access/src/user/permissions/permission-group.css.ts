import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const cells = layerStyle({
  gridColumn: -2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  columnGap: space.s4,
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const cell = layerStyle({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s2,
  paddingBlock: space.s1,
  fontSize: text.sm,
})

export const mark = layerStyle({ inlineSize: 16, blockSize: 16, color: color.success })

export const name = layerStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const actions = layerStyle({ display: 'flex', alignItems: 'center' })

export const note = layerStyle({
  gridColumn: '2 / -1',
  fontSize: text.xs,
  color: color.mutedForeground,
  selectors: { '&[data-tone=warning]': { color: color.warningForeground } },
})
