/** Text size of axes and labels, px. */
export const fontSize = 12

/** From the start of a name's mark to the name, px. */
export const nameGap = 16

/**
 * About how wide a text is, px. Measuring would need a layout for each text; a little too wide does no harm,
 * since it only leaves air.
 */
export const textWidth = (text: string): number => Math.ceil(text.length * fontSize * 0.58)

/**
 * The labels of the bottom axis, so that none touch: all of them while they fit, all of them cut short while enough
 * of each remains to be told apart, else every second, third ... one.
 *
 * @param labels all of them
 * @param band px from one point to the next
 * @returns indexes, ascending, the first always among them, with the text to draw
 */
export function shownLabels(labels: readonly string[], band: number): { index: number; text: string }[] {
  // The longest of a sample: a chart of 10,000 points must not read them all to place eight texts.
  const stride = Math.max(1, Math.floor(labels.length / 50))
  let widest = 0
  for (let index = 0; index < labels.length; index += stride) widest = Math.max(widest, textWidth(labels[index] ?? ''))
  const letters = Math.floor((band - fontSize) / textWidth('x'))
  const step = letters >= 9 ? 1 : Math.max(1, Math.ceil((widest + fontSize) / band))
  return Array.from({ length: Math.ceil(labels.length / step) }, (_, place) => {
    const text = labels[place * step] ?? ''
    const cut = step === 1 && widest + fontSize > band && text.length > letters
    return { index: place * step, text: cut ? `${text.slice(0, letters - 1).trimEnd()}…` : text }
  })
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
