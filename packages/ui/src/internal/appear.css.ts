import { keyframes } from '@vanilla-extract/css'

/** Fades in; for `animation` with a delay and `backwards`. Hidden content is not counted as layout shift. */
export const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
