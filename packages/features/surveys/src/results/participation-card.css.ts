import { layerStyle, vars, when } from '@ssp/ui/css'

const { color, space, text } = vars

export const rate = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  // The cells of a card are as wide as their content, which leaves no width for the bar.
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
})

export const bar = layerStyle({ flex: 1, maxInlineSize: '12rem' })

/** Above the table, aligned with the title of the card. */
export const overall = layerStyle({
  display: 'grid',
  gap: space.s3,
  paddingInline: space.s6,
  paddingBlockEnd: space.s3,
  '@media': { [when.phone]: { paddingInline: space.s4 } },
})

export const note = layerStyle({
  margin: 0,
  paddingBlock: space.s3,
  paddingInline: space.s6,
  fontSize: text.sm,
  color: color.mutedForeground,
  '@media': { [when.phone]: { paddingInline: space.s4 } },
})
