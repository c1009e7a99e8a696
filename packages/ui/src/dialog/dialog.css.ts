import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const slide = keyframes({ from: { transform: 'translateX(var(--ssp-panel-from))' } })

const motion = (name: string) => ({
  '@media': {
    [when.motion]: {
      animation: `${name} ${vars.motion.normal} ${vars.motion.ease}`,
      selectors: {
        '&[data-state="closed"]': { animation: `${name} ${vars.motion.fast} ${vars.motion.ease} reverse forwards` },
      },
    },
  },
})

export const overlay = layerStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.color.modalBackdrop,
  ...motion(fade),
})

/** Fills the window and positions the dialog or panel; clicks pass through it to the backdrop. */
export const frame = layerStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  pointerEvents: 'none',
  selectors: {
    '&[data-side="centre"]': { placeItems: 'center', padding: vars.space.s4 },
    '&[data-side="end"]': { justifyItems: 'end' },
  },
})

export const content = layerStyle({
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  position: 'relative',
  color: vars.color.foreground,
  background: vars.color.raised,
  boxShadow: vars.shadow.dialog,
  border: `1px solid ${vars.color.border}`,
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-side="centre"]': {
      inlineSize: '100%',
      maxBlockSize: 'calc(100dvh - 32px)',
      borderRadius: vars.radius.card,
    },
    '&[data-size="sm"]': { maxInlineSize: 440 },
    '&[data-size="md"]': { maxInlineSize: 640 },
    '&[data-size="lg"]': { maxInlineSize: 960 },
    '&[data-side="end"]': {
      inlineSize: '100%',
      maxInlineSize: vars.size.panel,
      blockSize: '100dvh',
      borderBlock: 0,
      borderInlineEnd: 0,
      vars: { '--ssp-panel-from': '24px' },
    },
    '[dir=rtl] &[data-side="end"]': { vars: { '--ssp-panel-from': '-24px' } },
  },
  '@media': {
    [when.motion]: {
      selectors: {
        '&[data-side="centre"]': { animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}` },
        '&[data-side="end"]': {
          animation: `${fade} ${vars.motion.normal} ${vars.motion.ease}, ${slide} ${vars.motion.normal} ${vars.motion.ease}`,
        },
        '&[data-state="closed"]': { animation: `${fade} ${vars.motion.fast} ${vars.motion.ease} reverse forwards` },
      },
    },
    [when.phone]: { selectors: { '&[data-side="end"]': { maxInlineSize: 'none', border: 0 } } },
  },
})

export const header = layerStyle({
  flex: 'none',
  display: 'grid',
  gap: vars.space.s1,
  paddingBlock: vars.space.s4,
  paddingInlineStart: vars.space.s6,
  paddingInlineEnd: vars.space.s16,
  '@media': { [when.phone]: { paddingInlineStart: vars.space.s4 } },
})

export const title = layerStyle({
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})

export const description = layerStyle({ margin: 0, fontSize: vars.text.sm, color: vars.color.mutedForeground })

export const body = layerStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space for the focus ring of a field at the edge.
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s6,
  overflowWrap: 'anywhere',
  selectors: { '&:last-of-type': { paddingBlockEnd: vars.space.s6 } },
  '@media': { [when.phone]: { paddingInline: vars.space.s4 } },
})

export const footer = layerStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s6,
  selectors: { '[data-side="end"] > &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [when.phone]: { paddingInline: vars.space.s4 } },
})

export const close = layerStyle({
  position: 'absolute',
  insetBlockStart: vars.space.s3,
  insetInlineEnd: vars.space.s3,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: vars.radius.control,
  color: vars.color.mutedForeground,
  selectors: { '&:hover': { background: vars.color.controlHover, color: vars.color.foreground } },
  '@media': {
    [when.phone]: {
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      insetBlockStart: vars.space.s1,
      insetInlineEnd: vars.space.s1,
    },
  },
})
