import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const root = layerStyle({ blockSize: '100%' })

export const list = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 56,
  paddingBlock: space.s2,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})

export const person = layerStyle({ flex: 1, minInlineSize: 0 })

export const name = layerStyle({
  margin: 0,
  fontSize: text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const date = layerStyle({
  margin: 0,
  fontSize: text.sm,
  lineHeight: vars.leading.text,
  color: color.mutedForeground,
  fontVariantNumeric: 'tabular-nums',
})

export const view = layerStyle({ paddingBlock: space.s2 })

export const empty = layerStyle({ margin: 0, fontSize: text.md, color: color.mutedForeground })
