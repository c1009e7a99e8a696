/** Media conditions used by more than one component. The mobile layout applies under 500 px (spec 1 section 2.3). */
export const when = {
  phone: '(width < 500px)',
  /** Below this width the header of a page shows its main action and a menu. */
  narrow: '(width < 640px)',
  /** Too low for sticky bars, for example at 400 % zoom. */
  short: '(height < 400px)',
  motion: '(prefers-reduced-motion: no-preference)',
  /** High-contrast mode of the system, which uses only its own few colours. */
  forced: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
} as const
