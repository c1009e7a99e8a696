import { layerStyle, vars } from '@ssp/ui/css'

export const logo = layerStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
})

export const logoImage = layerStyle({
  display: 'block',
  blockSize: 32,
  maxInlineSize: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
  // Designed for the colour of the navigation, which forced colours replace.
  background: vars.color.nav,
  forcedColorAdjust: 'none',
  selectors: { '[dir=rtl] &': { objectPosition: 'right' } },
})

export const logoText = layerStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
})

/** The client's logo over an error page, on the colours of the navigation. */
export const brandBar = layerStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 56,
  paddingInline: vars.space.s6,
  color: vars.color.navForeground,
  background: vars.color.nav,
})

export const clientName = layerStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
})

/** The suggestions are placed below it; on a phone they are fixed. */
export const search = layerStyle({ position: 'relative' })

/**
 * The picture, not the surrounding button, is aligned with the end of the content. In pixels, so that the button stays
 * within the page with a larger font.
 */
export const account = layerStyle({ marginInlineEnd: -13 })
