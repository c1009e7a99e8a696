import { checkField } from './bounds.ts'
import { isInput, MAX_FIELDS, MAX_JSON } from './field-types.ts'
import type { FormField } from './types.ts'

/** An error of stored fields; `index` is the field's, absent for the whole form. */
export interface FieldsError {
  index?: number
  /** `tooLarge`, `notJson`, `notList`, `tooMany`, `notObject`, `duplicateId` or the name of the property. */
  code: string
}

/** The fields, or their errors: at most one error per field and 50 in all. */
export type ParsedFields = { ok: true; fields: FormField[] } | { ok: false; errors: FieldsError[] }

const MAX_ERRORS = 50

/** Parses stored fields and checks their limits, in linear time. Never throws. */
export function parseFields(json: string): ParsedFields {
  if (json.length > MAX_JSON) return failed('tooLarge')
  try {
    return checkFields(JSON.parse(json))
  } catch {
    return failed('notJson')
  }
}

/** Checks already parsed fields, for example of a JSON file. */
export function checkFields(stored: unknown): ParsedFields {
  if (!Array.isArray(stored)) return failed('notList')
  if (stored.length > MAX_FIELDS) return failed('tooMany')
  const fields: FormField[] = []
  const errors: FieldsError[] = []
  const ids = new Set<number>()
  const inputs = new Set<number>()
  for (const [index, item] of stored.entries()) {
    const field = checkField(item)
    const code = typeof field === 'string' ? field : placeError(field, ids, inputs)
    if (code) errors.push({ index, code })
    if (errors.length === MAX_ERRORS) break
    if (typeof field === 'string') continue
    ids.add(field.id)
    if (isInput(field)) inputs.add(field.id)
    fields.push(field)
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, fields }
}

/** An error of a field at its position: a duplicate id, or a condition on anything but an earlier question. */
function placeError(field: FormField, ids: ReadonlySet<number>, inputs: ReadonlySet<number>): string | undefined {
  if (ids.has(field.id)) return 'duplicateId'
  return field.showIf && !inputs.has(field.showIf.fieldId) ? 'showIf' : undefined
}

const failed = (code: string): ParsedFields => ({ ok: false, errors: [{ code }] })
