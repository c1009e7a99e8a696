import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { layerStyle } from './layer-style'
import { when } from './when'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

/** Surface of popovers: menus, the inbox, the filter panel. */
export const popover = layerStyle({
  boxSizing: 'border-box',
  maxInlineSize: 'calc(100vw - 16px)',
  overflow: 'auto',
  color: vars.color.foreground,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.md,
  outline: 'none',
  '@media': { [when.motion]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` } },
})
