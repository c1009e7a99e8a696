import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text } = vars

export const root = layerStyle({
  // Spans both counts when three columns do not fit.
  gridColumn: '1 / -1',
  '@container': { '(width >= 880px)': { gridColumn: 'auto' } },
})

export const list = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space.s3} ${space.s8}`, margin: 0 })

export const address = layerStyle({ minInlineSize: 0, order: -1 })

export const pin = layerStyle({ flex: 'none' })

export const term = layerStyle({ fontSize: text.sm, lineHeight: vars.leading.text, color: color.mutedForeground })

export const value = layerStyle({
  display: 'grid',
  alignItems: 'center',
  // Same height as the pin beside it.
  minBlockSize: `calc(${text.xxl} * ${vars.leading.heading})`,
  margin: 0,
  fontSize: text.md,
  overflowWrap: 'anywhere',
})

export const figure = layerStyle({
  margin: 0,
  fontSize: text.xxl,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
})

export const stores = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  margin: 0,
  marginBlockStart: space.s3,
  fontSize: text.sm,
})
