import { isInput, MAX_FIELDS, MAX_OPTIONS, MAX_TEXT } from './field-types.ts'
import type { FieldOption, FormField } from './types.ts'

type Fields = readonly FormField[]

/** A form being edited, with undo and redo. Every function returns a new draft, or the same one if nothing changes. */
export interface Draft {
  readonly fields: Fields
  /** Earlier fields, the latest last; at most 100. */
  readonly past: readonly Fields[]
  /** Undone fields, the next one last. */
  readonly future: readonly Fields[]
}

const MAX_UNDO = 100

/** A draft of these fields with nothing to undo. */
export const draftOf = (fields: Fields): Draft => ({ fields, past: [], future: [] })

const changed = (draft: Draft, fields: Fields): Draft => ({
  fields,
  past: [...draft.past.slice(1 - MAX_UNDO), draft.fields],
  future: [],
})

/** Adds a field before the position `index`, by default at the end. A full form does not change. */
export function addField(draft: Draft, { field, index }: { field: FormField; index?: number }): Draft {
  if (draft.fields.length >= MAX_FIELDS || draft.fields.some(({ id }) => id === field.id)) return draft
  const at = Math.max(0, Math.min(index ?? draft.fields.length, draft.fields.length))
  return changed(draft, withValidConditions(draft.fields.toSpliced(at, 0, field)))
}

/** Moves a field to the position `to`; removes conditions on a question that no longer precedes them. */
export function moveField(draft: Draft, { id, to }: { id: number; to: number }): Draft {
  const fields = moved(draft.fields, id, to)
  return fields === draft.fields ? draft : changed(draft, withValidConditions(fields))
}

/** Replaces the field with the same id. */
export function updateField(draft: Draft, { field }: { field: FormField }): Draft {
  const index = draft.fields.findIndex(({ id }) => id === field.id)
  if (index === -1 || draft.fields[index] === field) return draft
  return changed(draft, withValidConditions(draft.fields.with(index, field)))
}

/** Removes a field and the conditions that depend on it. */
export function removeField(draft: Draft, { id }: { id: number }): Draft {
  const fields = draft.fields.filter((field) => field.id !== id)
  return fields.length === draft.fields.length ? draft : changed(draft, withValidConditions(fields))
}

/** Replaces all fields. */
export const replaceFields = (draft: Draft, { fields }: { fields: Fields }): Draft =>
  changed(draft, withValidConditions(fields))

/** Adds a copy with its own id after a field. */
export function duplicateField(draft: Draft, { id, newId }: { id: number; newId: number }): Draft {
  const index = draft.fields.findIndex((field) => field.id === id)
  const field = draft.fields[index]
  return field ? addField(draft, { field: { ...structuredClone(field), id: newId }, index: index + 1 }) : draft
}

/** Undoes the last change. */
export function undo(draft: Draft): Draft {
  const fields = draft.past.at(-1)
  return fields ? { fields, past: draft.past.slice(0, -1), future: [...draft.future, draft.fields] } : draft
}

/** Redoes the last undone change. */
export function redo(draft: Draft): Draft {
  const fields = draft.future.at(-1)
  return fields ? { fields, past: [...draft.past, draft.fields], future: draft.future.slice(0, -1) } : draft
}

/** The questions whose condition refers to a field. */
export const dependentsOf = (fields: Fields, id: number): FormField[] =>
  fields.filter(({ showIf }) => showIf?.fieldId === id)

/** The questions that would lose their condition if a field moved to the position `to`. */
export function brokenByMove(fields: Fields, id: number, to: number): FormField[] {
  const next = moved(fields, id, to)
  const kept = new Set(withValidConditions(next))
  return next.filter((field) => !kept.has(field))
}

function moved(fields: Fields, id: number, to: number): Fields {
  const from = fields.findIndex((field) => field.id === id)
  const field = fields[from]
  const target = Math.max(0, Math.min(to, fields.length - 1))
  return field && from !== target ? fields.toSpliced(from, 1).toSpliced(target, 0, field) : fields
}

/** Removes conditions that do not refer to an earlier question; other fields keep their identity. */
function withValidConditions(fields: Fields): Fields {
  const inputs = new Set<number>()
  return fields.map((field) => {
    const valid = !field.showIf || inputs.has(field.showIf.fieldId)
    if (isInput(field)) inputs.add(field.id)
    return valid ? field : withoutCondition(field)
  })
}

const withoutCondition = ({ showIf: _showIf, ...field }: FormField): FormField => field

/** Number of lines for which no option was added, by reason. */
export interface LeftOutOptions {
  /** Beyond the maximum number of options. */
  tooMany: number
  /** Already an option of the field, or of an earlier line. */
  repeated: number
  /** Over 400 characters. */
  tooLong: number
}

/**
 * Adds options after the position `index`, by default at the end: one for each non-blank line of `text`.
 * @returns the field, and the number of skipped lines
 */
export function insertOptions(
  field: FormField,
  { text, index }: { text: string; index?: number },
): { field: FormField; leftOut: LeftOutOptions } {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => line.trim() || [])
  const labels = lines.filter((line) => line.length <= MAX_TEXT)
  const before = optionList(field)
  const known = new Set(before.map(({ label }) => label))
  const fresh = labels.filter((label) => !known.has(label) && known.add(label))
  const added = fresh.slice(0, Math.max(0, MAX_OPTIONS - before.length))
  const leftOut = {
    tooMany: fresh.length - added.length,
    repeated: labels.length - fresh.length,
    tooLong: lines.length - labels.length,
  }
  if (added.length === 0) return { field, leftOut }
  const at = index === undefined ? before.length : index + 1
  const options = before.toSpliced(at, 0, ...added.map((label) => ({ code: '', label })))
  return { field: withOptions(field, options), leftOut }
}

/** Labels shared by several options of a field, whose answers could not be told apart. */
export function repeatedLabels(field: FormField): ReadonlySet<string> {
  const labels = optionList(field).map(({ label }) => label)
  return new Set(labels.filter((label, index) => labels.indexOf(label) !== index))
}

/** A field with other options; dropdown options without a code get a unique one. */
export function withOptions(field: FormField, options: readonly FieldOption[]): FormField {
  if (field.type !== 'select') return { ...field, options: options.map(({ label }) => label) }
  const used = new Set(options.map(({ code }) => code).filter(Boolean))
  return {
    ...field,
    options: options.map(({ code, label }) => ({ code: code || uniqueCode(label, used), label })),
  }
}

/** The options of a field with their codes; string options have none. */
export const optionList = ({ options = [] }: FormField): FieldOption[] =>
  options.map((option) => (typeof option === 'string' ? { code: '', label: option } : option))

/** A slug of the label that no other option has (decision 51); adds it to `used`. */
function uniqueCode(label: string, used: Set<string>): string {
  const slug =
    label
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'option'
  let code = slug
  for (let count = 2; used.has(code); count += 1) code = `${slug}-${count}`
  used.add(code)
  return code
}
