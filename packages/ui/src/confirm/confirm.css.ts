import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'

export const loses = layerStyle({
  marginBlockStart: vars.space.s3,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  color: vars.color.dangerSubtleForeground,
  background: vars.color.dangerSubtle,
})
