import { style } from '@vanilla-extract/css'
import { layers } from '../theme/layers.css'
import { vars } from '../theme/contract.css'

/** Extends into the padding of the box, so that icon and text have the same distance from the edges. */
export const endButton = style({
  '@layer': {
    [layers.utilities]: {
      marginInlineEnd: `calc(-1 * ${vars.space.s2})`,
      minBlockSize: '1.75rem',
      blockSize: '1.75rem',
    },
  },
})
