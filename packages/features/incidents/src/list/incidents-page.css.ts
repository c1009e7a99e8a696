import { layerStyle, vars } from '@ssp/ui/css'

const { color, space } = vars

/** What is due below the first words. */
export const report = layerStyle({ display: 'grid', justifyItems: 'start', gap: space.s1 })

/** One line, which leaves the columns of the specification their width; the cards of a phone have all of it. */
export const excerpt = layerStyle({
  maxInlineSize: 'clamp(10rem, 30cqi, 24rem)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    '(width < 31.25rem)': { maxInlineSize: 'none', whiteSpace: 'normal' },
  },
})

export const done = layerStyle({ color: color.success, verticalAlign: 'middle', alignSelf: 'center' })

export const open = layerStyle({ color: color.mutedForeground, verticalAlign: 'middle', alignSelf: 'center' })
