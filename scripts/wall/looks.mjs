// In which looks a story is seen: every brand of the toolbar, light and dark, both directions, wide and on a phone.

/** Pixels: a laptop, and the width that 400 % zoom leaves of it (WCAG 2.2, 1.4.10). */
export const widths = [1280, 320]
const modes = ['light', 'dark']
const directions = ['ltr', 'rtl']

/** Every look of some brands. */
export const looksOf = (brands) =>
  widths.flatMap((width) =>
    directions.flatMap((direction) =>
      brands.flatMap((brand) => modes.map((mode) => ({ brand, mode, direction, width }))),
    ),
  )

/** `acme, dark, rtl, 320 px` */
export const nameOf = ({ brand, mode, direction, width }) => `${brand}, ${mode}, ${direction}, ${width} px`

/**
 * The quick tier: each story once. A step that shares no divisor with the number of looks meets all of them, and
 * neighbours, which are mostly of one component, meet different ones.
 */
export function rotate(stories, looks) {
  const share = (one, other) => (other === 0 ? one : share(other, one % other))
  let step = Math.floor(looks.length * 0.38)
  while (share(looks.length, step) !== 1) step++
  return stories.map((story, index) => ({ story, looks: [looks[(index * step) % looks.length]] }))
}

/** The full tier: each story in all looks; one visit per width, since what opens at a width may not fit another. */
export const everything = (stories, looks) =>
  widths.flatMap((width) => stories.map((story) => ({ story, looks: looks.filter((look) => look.width === width) })))
