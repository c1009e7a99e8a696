import { layerStyle, vars } from '@ssp/ui/css'

const { color, space } = vars

/** One line, which leaves the columns of the specification their width. */
export const excerpt = layerStyle({
  display: 'block',
  maxInlineSize: 'clamp(10rem, 28cqi, 24rem)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:not(:last-child)': { marginBlockEnd: space.s1 } },
  '@container': {
    '(width < 31.25rem)': { maxInlineSize: 'none' },
  },
})

export const done = layerStyle({ color: color.success, verticalAlign: 'middle', alignSelf: 'center' })

export const open = layerStyle({ color: color.mutedForeground, verticalAlign: 'middle', alignSelf: 'center' })
