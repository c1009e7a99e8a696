import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

export const root = layerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.sm,
  color: vars.color.mutedForeground,
})

/** Only for assistive technology on a phone, where the controls of a list share a line. */
export const text = layerStyle({
  '@media': {
    [when.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const box = layerStyle({ position: 'relative', display: 'inline-flex', alignItems: 'center' })

export const arrow = layerStyle({
  position: 'absolute',
  insetInlineEnd: vars.space.s2,
  color: vars.color.mutedForeground,
  pointerEvents: 'none',
})

export const select = layerStyle({
  blockSize: vars.size.control,
  appearance: 'none',
  paddingInlineStart: vars.space.s3,
  paddingInlineEnd: vars.space.s8,
  color: vars.color.inputForeground,
  background: vars.color.input,
  border: `1px solid ${vars.color.inputBorder}`,
  borderRadius: vars.radius.control,
})
