import { layerStyle, vars } from '@ssp/ui/css'

const { color, space } = vars

/** One line, which leaves enough width for the columns of the specification. */
export const excerpt = layerStyle({
  display: 'block',
  maxInlineSize: 'clamp(10rem, 28cqi, 24rem)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:not(:last-child)': { marginBlockEnd: space.s1 } },
  '@container': {
    // The second line of a row on a phone, where the due date is more useful.
    '(width < 31.25rem)': { maxInlineSize: 'none', selectors: { '&:not(:last-child)': { display: 'none' } } },
  },
})

/** Category and excerpt above the due date. */
export const report = layerStyle({ maxInlineSize: '100%' })

export const done = layerStyle({ color: color.success, verticalAlign: 'middle', alignSelf: 'center' })

export const open = layerStyle({
  color: color.mutedForeground,
  verticalAlign: 'middle',
  alignSelf: 'center',
  // Without the head of its column a cross has no meaning.
  '@container': { '(width < 31.25rem)': { display: 'none' } },
})
