import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

export const root = layerStyle({
  display: 'inline-flex',
  gap: 2,
  padding: 2,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  background: vars.color.muted,
})

export const button = layerStyle({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  blockSize: '100%',
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  color: vars.color.mutedForeground,
  selectors: {
    '&:hover': { color: vars.color.foreground },
    '&[aria-pressed="true"]': {
      color: vars.color.foreground,
      background: vars.color.surface,
      boxShadow: `0 0 0 1px ${vars.color.border}`,
    },
  },
})
