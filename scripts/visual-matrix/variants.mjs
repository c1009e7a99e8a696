// Variants of a story: every brand of the toolbar, light and dark, both directions, desktop and phone width.

/** Widths in px: a laptop, and the same at 400 % zoom (WCAG 2.2, 1.4.10). */
export const widths = [1280, 320]
const modes = ['light', 'dark']
const directions = ['ltr', 'rtl']

/** All variants of some brands. */
export const variantsOf = (brands) =>
  widths.flatMap((width) =>
    directions.flatMap((direction) =>
      brands.flatMap((brand) => modes.map((mode) => ({ brand, mode, direction, width }))),
    ),
  )

/** `acme, dark, rtl, 320 px` */
export const nameOf = ({ brand, mode, direction, width }) => `${brand}, ${mode}, ${direction}, ${width} px`

/**
 * The quick tier: each story once. A step that is coprime with the number of variants reaches all of them, and
 * adjacent stories, mostly of one component, get different ones.
 */
export function rotate(stories, variants) {
  const share = (one, other) => (other === 0 ? one : share(other, one % other))
  let step = Math.floor(variants.length * 0.38)
  while (share(variants.length, step) !== 1) step++
  return stories.map((story, index) => ({ story, variants: [variants[(index * step) % variants.length]] }))
}

/** The full tier: each story in all variants; one visit per width, because an overlay opened at one width may not fit another. */
export const everything = (stories, variants) =>
  widths.flatMap((width) =>
    stories.map((story) => ({ story, variants: variants.filter((variant) => variant.width === width) })),
  )
