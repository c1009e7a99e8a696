import { layerStyle, vars } from '@ssp/ui/css'

const { color, space, text, weight } = vars

export const page = layerStyle({ display: 'grid', gap: space.s4 })

export const card = layerStyle({
  position: 'relative',
  display: 'flex',
  gap: space.s3,
  maxInlineSize: '26rem',
  padding: space.s4,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:hover': { borderColor: color.primaryBorder },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ring}`, outlineOffset: 2 },
  },
})

export const icon = layerStyle({ flex: 'none', color: color.mutedForeground })

export const title = layerStyle({
  margin: 0,
  fontSize: text.lg,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
})

/** Reaches over the whole card. */
export const link = layerStyle({
  color: 'inherit',
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

export const description = layerStyle({ margin: 0, color: color.mutedForeground })
