/** Media conditions used by more than one component. The mobile layout applies under 500 px (spec 1 section 2.3). */
export const when = {
  phone: '(width < 500px)',
  /** Under this the header of a page shows its main action and a menu. */
  narrow: '(width < 640px)',
  /** Too low for bars that stay in view, for example at 400 % zoom. */
  short: '(height < 400px)',
  motion: '(prefers-reduced-motion: no-preference)',
  /** High contrast of the system: only its few colours are drawn. */
  forced: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
} as const
