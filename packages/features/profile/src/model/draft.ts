/** A record as a form holds it: one flat value per field. */
export type Fields = Record<string, string | null>

/** A field that somebody else saved while this form was being edited. */
export interface News<T extends Fields> {
  field: keyof T & string
  from: string | null
  to: string | null
}

/** What a form edits: the record as it was loaded last, and the record as it is typed. */
export interface Draft<T extends Fields> {
  base: T
  typed: T
  /** What others changed since, for as long as it has not been saved over or taken. */
  news: readonly News<T>[]
}

const keysOf = <T extends Fields>(fields: T) => Object.keys(fields) as (keyof T & string)[]

export const startDraft = <T extends Fields>(base: T): Draft<T> => ({ base, typed: base, news: [] })

/** The fields that hold text, for what keeps texts only. */
export const textsOf = (fields: Partial<Fields>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** The draft with texts that were typed before; of what is kept only fields of the record count. */
export const withKept = <T extends Fields>(
  draft: Draft<T>,
  kept: Readonly<Record<string, string>> | null,
): Draft<T> => {
  const known = Object.entries(kept ?? {}).filter(([field]) => Object.hasOwn(draft.base, field))
  return { ...draft, typed: { ...draft.typed, ...Object.fromEntries(known) } }
}

/** Whether two records hold the same. */
export const sameFields = <T extends Fields>(one: T, other: T): boolean =>
  keysOf(one).every((key) => one[key] === other[key])

export const isEdited = <T extends Fields>({ base, typed }: Draft<T>): boolean => !sameFields(base, typed)

/** The fields that were edited, with what is typed in them. */
export const editedFields = <T extends Fields>({ base, typed }: Draft<T>): Partial<T> =>
  Object.fromEntries(keysOf(base).flatMap((key) => (base[key] === typed[key] ? [] : [[key, typed[key]]]))) as Partial<T>

/**
 * The draft over a record that was loaded again. What was not touched follows the record; what was typed stays, so that
 * nothing is lost; what changed under an edited form is told (issue 4: the second of two editors).
 */
export function rebase<T extends Fields>(draft: Draft<T>, loaded: T): Draft<T> {
  if (sameFields(draft.base, loaded)) return draft
  const merged = { ...loaded, ...editedFields(draft) }
  const next = { base: loaded, typed: merged, news: [] }
  if (!isEdited(draft) || !isEdited(next)) return next
  const changed = keysOf(loaded).filter((key) => draft.base[key] !== loaded[key] && loaded[key] !== draft.typed[key])
  const at = (fields: T, field: keyof T & string) => fields[field] ?? null
  return { ...next, news: changed.map((field) => ({ field, from: at(draft.base, field), to: at(loaded, field) })) }
}
