import { keyframes, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { when } from './when'

const pass = keyframes({ from: { backgroundPosition: '-34% 0' }, to: { backgroundPosition: '134% 0' } })

/**
 * A line that runs along the upper edge of an element with `aria-busy`, for rows that are about to be replaced. The rows
 * are not dimmed, because that would lower the contrast of their text.
 */
export const busyLine = {
  position: 'relative',
  selectors: {
    '&[aria-busy=true]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: 2,
      background: `linear-gradient(${vars.color.primary}, ${vars.color.primary}) 0 0 / 25% 100% no-repeat`,
      pointerEvents: 'none',
      // Above the first row or card.
      zIndex: 1,
    },
  },
  '@media': {
    [when.motion]: {
      selectors: { '&[aria-busy=true]::before': { animation: `${pass} 1200ms linear 150ms infinite both` } },
    },
  },
} satisfies StyleRule
