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
  selectors: { '[dir=rtl] &': { objectPosition: 'right' } },
})

export const logoText = layerStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
})

export const clientName = layerStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
})
