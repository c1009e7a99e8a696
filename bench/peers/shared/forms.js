const kinds = ['text', 'radio', 'textarea', 'checkbox', 'number', 'select']
const options = ['Very satisfied', 'Satisfied', 'Neither', 'Dissatisfied', 'Very dissatisfied']
const hasOptions = (kind) => ['radio', 'checkbox', 'select'].includes(kind)

/** The same form for every subject: fields of six kinds that each of them has. `options` is empty for the others. */
export const fields = (count) =>
  Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length]
    const label = `Question ${index + 1} of ${count}: how satisfied are you with item ${index + 1}?`
    return { name: `q${index + 1}`, kind, label, options: hasOptions(kind) ? options : [] }
  })

/** Begins the label of the nth field of a form of `count`. */
export const labelStart = (count, nth = 1) => `Question ${nth} of ${count}:`

/** The first value of `find` that is not empty, looked for once a frame. */
export async function until(find) {
  for (;;) {
    const found = find()
    if (found) return found
    await new Promise(requestAnimationFrame)
  }
}

/**
 * What a page of the builder bench gives to the driver. Actions that are measured are real clicks, keys and moves on the
 * elements that it names.
 *
 * @typedef {object} BuilderBench
 * @property {() => boolean} isReady the empty builder can be used
 * @property {(count: number) => unknown} load shows `fields(count)`
 * @property {(count: number) => boolean} isLoaded
 * @property {() => number} inDom fields in the document
 * @property {() => Element} adder Enter on it adds a text field at the end
 * @property {() => string[]} order names of the fields as stored
 * @property {() => Promise<Element>} label the input of the label of the first field, opened
 * @property {() => string} typed the text of that label as stored or shown
 * @property {(nth: number) => Element} [grip] where the nth field (from 0) is picked up; absent where a script cannot drag
 * @property {(nth: number) => Element} [field] the nth field on the canvas
 */

/** @param {BuilderBench} bench */
export const builderBench = (bench) => (window.bench = bench)

/**
 * What a page of the runner bench gives to the driver: `load(count)` shows `fields(count)`, all required, and `inDom()`
 * counts the questions in the document.
 */
export const runnerBench = ({ load, inDom }) =>
  (window.bench = { load, inDom, isLoaded: (count) => document.body.textContent.includes(labelStart(count)) })
