/** Font size of axes and labels in px. */
export const fontSize = 12

/** Distance from the start of a line sample to its name, in px. */
export const nameGap = 16

/**
 * Estimated width of a text in px. Measuring would need a layout per text; an estimate that is too wide
 * only adds space.
 */
export const textWidth = (text: string): number => Math.ceil(text.length * fontSize * 0.58)

/**
 * The labels of the bottom axis without overlap: all of them if they fit, all truncated if enough
 * characters remain to distinguish them, else every second, third ... one.
 *
 * @param labels all labels
 * @param band distance between two points in px
 * @param cut whether fewer characters are enough; default false
 * @returns ascending indexes, always with the first, and the text to show
 */
export function shownLabels(labels: readonly string[], band: number, cut = false): { index: number; text: string }[] {
  // The longest label of a sample, so that a chart of 10,000 points does not read all labels to show eight.
  const stride = Math.max(1, Math.floor(labels.length / 50))
  let widest = 0
  for (let index = 0; index < labels.length; index += stride) widest = Math.max(widest, textWidth(labels[index] ?? ''))
  const letters = Math.floor((band - fontSize) / textWidth('x'))
  const step = letters >= (cut ? 4 : 9) ? 1 : Math.max(1, Math.ceil((widest + fontSize) / band))
  return Array.from({ length: Math.ceil(labels.length / step) }, (_, place) => {
    const text = labels[place * step] ?? ''
    const isCut = step === 1 && widest + fontSize > band && text.length > letters
    return { index: place * step, text: isCut ? `${text.slice(0, letters - 1).trimEnd()}…` : text }
  })
}

/**
 * Moves overlapping labels apart by the smallest distance.
 *
 * @param preferred preferred position of each label, px from the top
 * @param bottom the lowest allowed position
 * @returns positions in the same order, at least a line apart if they fit
 */
export function separate(preferred: readonly number[], bottom: number): number[] {
  const line = fontSize + 3
  const order = preferred.map((_, index) => index).toSorted((a, b) => (preferred[a] ?? 0) - (preferred[b] ?? 0))
  const places = [...preferred]
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
