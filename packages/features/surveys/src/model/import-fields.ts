import { MAX_FIELDS, type FormField } from '@ssp/form-builder/model'

/** Maximum of the random integer ids (spec 2 section 3). */
const MAX_ID = 1_000_000_000

/**
 * Copies of fields with new ids after those of a form; conditions refer to the copies (decision 22).
 * @param random a number from 0 up to 1. Default `Math.random`
 * @returns null if the form would have too many fields
 */
export function importFields(
  fields: readonly FormField[],
  imported: readonly FormField[],
  random: () => number = Math.random,
): FormField[] | null {
  if (fields.length + imported.length > MAX_FIELDS) return null
  const taken = new Set(fields.map(({ id }) => id))
  const draw = (): number => {
    const id = 1 + Math.floor(random() * MAX_ID)
    if (taken.has(id)) return draw()
    taken.add(id)
    return id
  }
  const ids = new Map(imported.map(({ id }) => [id, draw()]))
  const copies = imported.map((field): FormField => {
    const { showIf, ...copy } = structuredClone(field)
    const fieldId = showIf && ids.get(showIf.fieldId)
    return { ...copy, id: ids.get(field.id) ?? draw(), ...(showIf && fieldId && { showIf: { ...showIf, fieldId } }) }
  })
  return [...fields, ...copies]
}
