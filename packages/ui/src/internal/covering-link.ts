import type { StyleRule } from '@vanilla-extract/css'

/** A link that makes its whole row or card clickable; its accessible name stays its text. The row or card is `position: relative`. */
export const coveringLink = {
  color: 'inherit',
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
} satisfies StyleRule
