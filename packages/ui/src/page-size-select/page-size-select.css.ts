import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

export const root = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
})

export const select = layerStyle({
  blockSize: vars.size.control,
  paddingInline: vars.space.s2,
  color: vars.color.inputForeground,
  background: vars.color.input,
  border: `1px solid ${vars.color.inputBorder}`,
  borderRadius: vars.radius.control,
})
