import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

const appear = keyframes({ from: { opacity: 0 } })

/** Generates no box around the control. */
export const anchor = layerStyle({ display: 'contents' })

export const bubble = layerStyle({
  zIndex: vars.layer.toast,
  maxInlineSize: 280,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.control,
  color: vars.color.tooltipForeground,
  background: vars.color.tooltip,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
  '@media': { [when.motion]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` } },
})
