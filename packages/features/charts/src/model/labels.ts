/** Text size of axes and labels, px. */
export const fontSize = 12

/**
 * About how wide a text is, px. Measuring would need a layout for each text; a little too wide does no harm,
 * since it only leaves air.
 */
export const textWidth = (text: string): number => Math.ceil(text.length * fontSize * 0.58)

/**
 * Which labels of the bottom axis to draw so that none touch: every first, second, third ... point.
 *
 * @param labels all of them
 * @param band px from one point to the next
 * @returns indexes, ascending, the first always among them
 */
export function shownLabels(labels: readonly string[], band: number): number[] {
  // The longest of a sample: a chart of 10,000 points must not read them all to place eight texts.
  const stride = Math.max(1, Math.floor(labels.length / 50))
  let widest = 0
  for (let index = 0; index < labels.length; index += stride) widest = Math.max(widest, textWidth(labels[index] ?? ''))
  const step = Math.max(1, Math.ceil((widest + fontSize) / band))
  return Array.from({ length: Math.ceil(labels.length / step) }, (_, index) => index * step)
}

/**
 * Moves texts apart that would lie on each other, each as little as the ones above it demand.
 *
 * @param wanted where each text would like to stand, px from the top
 * @param bottom the lowest place allowed
 * @returns places in the same order, at least a line apart while they fit
 */
export function spread(wanted: readonly number[], bottom: number): number[] {
  const line = fontSize + 3
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const places = [...wanted]
  let floor = -Infinity
  for (const index of order) {
    places[index] = floor = Math.max(places[index] ?? 0, floor)
    floor += line
  }
  let ceiling = bottom
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, ceiling)
    ceiling = (places[index] ?? 0) - line
  }
  return places
}
