import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

export const list = layerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
})

export const item = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const link = layerStyle({
  color: 'inherit',
  borderRadius: 2,
  selectors: { '&:hover': { color: vars.color.foreground, textDecoration: 'underline' } },
})

export const separator = layerStyle({
  flex: 'none',
  opacity: 0.6,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})
