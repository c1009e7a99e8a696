import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const panel = layerStyle({ display: 'grid', gap: space.s4, paddingBlockEnd: space.s4 })

export const rows = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  paddingBlock: space.s3,
  borderBlockStart: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})

/** Below the label of the checkbox. */
export const message = layerStyle({
  margin: `${space.s1} 0 0`,
  paddingInlineStart: `calc(18px + ${space.s2})`,
  fontSize: text.md,
  lineHeight: vars.leading.text,
  whiteSpace: 'pre-line',
})

export const hint = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })
