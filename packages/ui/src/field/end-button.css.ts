import { style } from '@vanilla-extract/css'
import { layers } from '../theme/layers.css'
import { vars } from '../theme/contract.css'

/** A button at the end of the box reaches into its padding, so that its sign and the text keep the same distance to the edge. */
export const endButton = style({
  '@layer': {
    [layers.utilities]: {
      marginInlineEnd: `calc(-1 * ${vars.space.s2})`,
      minBlockSize: '1.75rem',
      blockSize: '1.75rem',
    },
  },
})
