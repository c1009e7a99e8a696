import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { headerSize } from '../internal/below-header'
import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'

const slide = keyframes({ from: { opacity: 0, transform: 'translateX(var(--ssp-drawer-from))' } })

export const root = layerStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minBlockSize: '100dvh',
  color: vars.color.foreground,
  background: vars.color.background,
  '@media': { [when.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const skip = layerStyle({
  position: 'fixed',
  insetBlockStart: vars.space.s2,
  insetInlineStart: vars.space.s2,
  zIndex: vars.layer.toast,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.control,
  color: vars.color.primaryForeground,
  background: vars.color.primary,
  selectors: { '&:not(:focus)': { insetBlockStart: '-100px' } },
})

// The page's focus ring is invisible on the dark navigation background.
const navRing = { [vars.color.ring]: vars.color.navForeground }

export const aside = layerStyle({
  vars: navRing,
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: vars.size.nav,
  blockSize: '100dvh',
  color: vars.color.navForeground,
  background: vars.color.nav,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  selectors: { '&[data-collapsed]': { inlineSize: vars.size.navCollapsed } },
  '@media': { [when.phone]: { display: 'none' }, [when.short]: { position: 'static', blockSize: 'auto' } },
})

export const logo = layerStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  minBlockSize: 56,
  paddingInline: vars.space.s4,
  selectors: { '[data-collapsed] > &': { justifyContent: 'center', paddingInline: vars.space.s2 } },
})

export const navButton = layerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: vars.radius.control,
  color: vars.color.navMutedForeground,
  selectors: {
    '&:hover': { background: vars.color.navHover, color: vars.color.navForeground },
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
  },
  '@media': {
    [when.phone]: {
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      marginInlineEnd: `calc(-1 * ${vars.space.s2})`,
    },
  },
})

export const foot = layerStyle({
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  padding: vars.space.s3,
  selectors: { '[data-collapsed] > &': { justifyContent: 'center' } },
})

/** Height of the header in pixels, without its border. */
const HEADER = 56

/** Largest width of the content, with its sides. */
const widest = '90rem'

export const column = layerStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  vars: { [headerSize]: `${HEADER + 1}px` },
  '@media': { [when.short]: { vars: { [headerSize]: '0px' } } },
})

export const header = layerStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: HEADER,
  // Aligned with the start and end of the content.
  paddingInline: `max(${vars.space.s6}, (100% - ${widest}) / 2 + ${vars.space.s6})`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [when.phone]: { gap: vars.space.s1, paddingInline: vars.space.s4 },
    [when.short]: { position: 'relative' },
  },
})

/** Buttons of the header on a phone: navigation and search. */
export const phoneButton = layerStyle({
  display: 'none',
  '@media': {
    [when.phone]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      borderRadius: vars.radius.control,
      selectors: { '&:first-child': { marginInlineStart: `calc(-1 * ${vars.space.s3})` } },
    },
  },
})

// The search shrinks first, so that the client's name stays readable.
export const search = layerStyle({
  flex: '0 9 22rem',
  // Wide enough for the whole placeholder.
  minInlineSize: '13.5rem',
  '@media': {
    [when.phone]: {
      display: 'none',
      selectors: {
        // Positioned over the header, which stays one line high.
        '&[data-open]': {
          position: 'absolute',
          inset: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: vars.space.s1,
          paddingInline: vars.space.s4,
          background: vars.color.surface,
        },
      },
    },
  },
})

export const searchBox = layerStyle({ flex: '1 1 auto', minInlineSize: 0 })

export const end = layerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { [when.phone]: { gap: vars.space.s1 } },
})

export const main = layerStyle({
  flex: '1 1 auto',
  inlineSize: '100%',
  maxInlineSize: widest,
  minInlineSize: 0,
  marginInline: 'auto',
  padding: vars.space.s6,
  // Smaller than the padding at the sides, so that the first row of a list is near the top.
  paddingBlockStart: vars.space.s4,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [when.phone]: { padding: vars.space.s4, paddingBlockStart: vars.space.s2 } },
})

export const banners = layerStyle({ selectors: { '&:has(> :not(:empty))': { marginBlockEnd: vars.space.s4 } } })

export const drawer = layerStyle({
  // Overrides the browser's default position of dialogs.
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(300px, 85vw)',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.color.navForeground,
  background: vars.color.nav,
  overscrollBehavior: 'contain',
  vars: { ...navRing, '--ssp-drawer-from': '-24px' },
  selectors: {
    '&::backdrop': { background: vars.color.modalBackdrop },
    '[dir=rtl] &': { vars: { '--ssp-drawer-from': '24px' } },
  },
  '@media': { [when.motion]: { animation: `${slide} ${vars.motion.normal} ${vars.motion.ease}` } },
})
