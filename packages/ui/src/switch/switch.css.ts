import { layerStyle } from '../internal/layer-style'
import { when } from '../internal/when'
import { vars } from '../theme/contract.css'

const { color, motion } = vars

export const track = layerStyle({
  placeContent: 'center start',
  inlineSize: '2rem',
  borderRadius: vars.radius.full,
  padding: 2,
  selectors: {
    '&::after': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: vars.radius.full,
      background: color.mutedForeground,
      transition: `translate ${motion.fast} ${motion.ease}`,
    },
    '&:checked::after': { background: color.primaryForeground, translate: '0.875rem' },
    '[dir=rtl] &:checked::after': { translate: '-0.875rem' },
  },
  '@media': {
    [when.forced]: { appearance: 'auto' },
  },
})

/** Help is aligned with the label, not with the track. */
export const message = layerStyle({ paddingInlineStart: `calc(2rem + ${vars.space.s2})` })
