import { layerStyle, vars } from '@ssp/ui/css'

export const root = layerStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s2, minInlineSize: 0 })

/** Logos are designed for white, so a dark surface gives them a white background. */
export const logo = layerStyle({
  flex: 'none',
  boxSizing: 'content-box',
  blockSize: 16,
  maxInlineSize: 48,
  objectFit: 'contain',
  paddingInline: 2,
  borderRadius: 2,
  background: 'white',
})

export const name = layerStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
