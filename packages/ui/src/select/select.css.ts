import { layerStyle } from '../internal/layer-style'
import { vars } from '../theme/contract.css'

export const box = layerStyle({ position: 'relative', paddingInline: 0 })

export const select = layerStyle({
  blockSize: '100%',
  minBlockSize: `calc(${vars.size.control} - 2px)`,
  paddingInlineStart: vars.space.s3,
  paddingInlineEnd: vars.space.s8,
  borderRadius: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:has(> option[value=""]:checked)': { color: vars.color.placeholder },
    '&:disabled': { cursor: 'default', opacity: 1 },
  },
})

export const option = layerStyle({ background: vars.color.raised, color: vars.color.foreground })

export const arrow = layerStyle({
  position: 'absolute',
  insetInlineEnd: vars.space.s3,
  color: vars.color.mutedForeground,
  pointerEvents: 'none',
})
