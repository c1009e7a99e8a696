const KINDS = ['radio', 'checkbox', 'range', 'select', 'text']
const options = Array.from({ length: 6 }, (_, index) => `Option ${index + 1}`)

/** A form of `count` questions, a fifth of each kind. */
export const form = (count) =>
  Array.from({ length: count }, (_, index) => {
    const type = KINDS[index % KINDS.length]
    const field = { id: index + 1, name: `Q${index + 1}`, type, label: `Question ${index + 1}`, value: '' }
    if (type === 'range') return { ...field, slider: { min: 0, max: 10, step: 1 }, value: 5 }
    if (type === 'select') return { ...field, options: options.map((label) => ({ code: label.toLowerCase(), label })) }
    return type === 'text' ? field : { ...field, options, ...(type === 'checkbox' && { value: [] }) }
  })

/** Answers of the `person`th employee to every question; the same at every run. */
export function answersTo(fields, person) {
  return Object.fromEntries(
    fields.map(({ id, type }) => {
      const turn = (person * 31 + id * 17 + ((person * id) % 7)) % 66
      if (type === 'range') return [id, turn % 11]
      if (type === 'text') return [id, `Comment ${turn} of person ${person}`]
      const option = options[turn % options.length]
      if (type === 'select') return [id, option.toLowerCase()]
      return [id, type === 'radio' ? option : [...new Set([option, options[(turn >> 1) % options.length]])]]
    }),
  )
}
