import { layerStyle, vars } from '@ssp/ui/css'

const { color, space } = vars

export const created = layerStyle({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })

/** One line, which leaves the columns of the specification their width; the cards of a phone have all of it. */
export const report = layerStyle({
  display: 'block',
  maxInlineSize: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    '(width >= 70rem)': { maxInlineSize: '24rem' },
    '(width < 31.25rem)': { maxInlineSize: 'none', whiteSpace: 'normal' },
  },
})

export const done = layerStyle({ color: color.success, verticalAlign: 'middle', alignSelf: 'center' })

export const open = layerStyle({ color: color.mutedForeground, verticalAlign: 'middle', alignSelf: 'center' })
