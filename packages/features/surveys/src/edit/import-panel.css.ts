import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const root = layerStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

export const list = layerStyle({ margin: 0, padding: 0, listStyle: 'none' })

export const row = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  paddingBlock: space.s3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})

export const texts = layerStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = layerStyle({ margin: 0, fontSize: text.md, fontWeight: vars.weight.semibold })

export const description = layerStyle({ margin: 0, fontSize: text.sm, color: color.mutedForeground })
