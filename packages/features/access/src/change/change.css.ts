import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const impact = layerStyle({ display: 'grid', gap: space.s2, fontSize: text.md })

export const line = layerStyle({ margin: 0 })

export const muted = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })

export const summary = layerStyle({
  inlineSize: 'fit-content',
  paddingBlock: space.s1,
  cursor: 'pointer',
  color: color.link,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.ring}`, outlineOffset: 2 } },
})

export const names = layerStyle({
  maxBlockSize: '12rem',
  margin: `${space.s1} 0 ${space.s3}`,
  paddingInlineStart: space.s4,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
})
