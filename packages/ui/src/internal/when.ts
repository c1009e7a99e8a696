/** Media conditions used by more than one component. The mobile layout applies under 500 px (spec 1 section 2.3). */
export const when = {
  phone: '(width < 500px)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const
