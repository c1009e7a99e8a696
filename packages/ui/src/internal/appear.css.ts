import { keyframes } from '@vanilla-extract/css'

/** From hidden to visible, for `animation` with a delay and `backwards`: what is hidden is not counted as moved. */
export const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
