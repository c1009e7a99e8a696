import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** While a dialog or panel is open. */
const besidePanel = 'body:has([data-ssp-dialog]) &'

export const region = layerStyle({
  // React Aria sets the direction of its locale; ours is the root's.
  direction: 'inherit',
  position: 'fixed',
  insetBlockEnd: vars.space.s4,
  insetInlineEnd: vars.space.s4,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.s2,
  inlineSize: 'min(360px, calc(100vw - 32px))',
  pointerEvents: 'auto',
  borderRadius: vars.radius.card,
  selectors: {
    // The buttons of a panel are at its lower end; at the start edge no notification covers them.
    [besidePanel]: { insetInlineEnd: 'auto', insetInlineStart: vars.space.s4 },
  },
  '@media': {
    // A panel fills a phone, so the notifications are placed under its title.
    [when.phone]: { selectors: { [besidePanel]: { insetBlockEnd: 'auto', insetBlockStart: '4rem' } } },
  },
})

export const toast = layerStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  paddingInlineStart: vars.space.s4,
  paddingInlineEnd: vars.space.s2,
  color: vars.color.foreground,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.sm,
  '@media': { [when.motion]: { animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}` } },
})

export const icon = layerStyle({
  flex: 'none',
  marginBlockStart: 2,
  selectors: {
    '&[data-kind="success"]': { color: vars.color.success },
    '&[data-kind="info"]': { color: vars.color.info },
    '&[data-kind="warning"]': { color: vars.color.warning },
    '&[data-kind="error"]': { color: vars.color.danger },
  },
})

export const content = layerStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })

export const title = layerStyle({ fontWeight: vars.weight.medium })

export const text = layerStyle({ color: vars.color.mutedForeground })

export const action = layerStyle({
  display: 'inline-block',
  marginBlockStart: vars.space.s1,
  color: vars.color.link,
  fontSize: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  borderRadius: 2,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const close = layerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  marginBlock: -4,
  borderRadius: vars.radius.control,
  color: vars.color.mutedForeground,
  selectors: { '&:hover': { background: vars.color.controlHover, color: vars.color.foreground } },
})
