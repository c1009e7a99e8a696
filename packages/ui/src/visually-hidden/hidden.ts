/** Styles that hide an element from sight, not from assistive technology. */
export const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  // Stays within its container, which would otherwise scroll, whatever the alignment.
  marginBlockStart: -1,
  marginInlineStart: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
