/** Values of a form by field. */
export type Values = Readonly<Record<string, unknown>>

/** A field that somebody else changed while this person was editing the record. */
export interface FieldConflict {
  field: string
  /** What stood there when the person began. */
  before: unknown
  /** What stands there now. */
  after: unknown
}

/** A record as the form was begun on it. */
export interface Base<V extends Values> {
  values: V
  /** ETag that a save is based on. */
  version: string | undefined
  /** What was changed elsewhere since. */
  conflicts: readonly FieldConflict[]
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The fields of `values` that differ from `base`. */
export const changedValues = <V extends Values>(base: V, values: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, base[field]))) as Partial<V>

/**
 * The base after the record was read again, and the values to show. Fields that were not typed in follow the record;
 * what was typed stays. While a field was both typed in here and changed elsewhere, the base keeps its version, so that
 * the next save is rejected before it replaces what nobody here has seen.
 *
 * @param seen whether the conflicts were shown already, by a rejected save: then the new version is the base
 */
export function rebase<V extends Values>(
  base: Base<V>,
  values: V,
  read: V,
  version: string | undefined,
  seen: boolean,
): { base: Base<V>; values: V } {
  const typed = changedValues(base.values, values)
  if (Object.keys(typed).length === 0) return { base: { values: read, version, conflicts: [] }, values: read }
  const found = Object.keys(changedValues(base.values, read))
    .filter((field) => !same(read[field], values[field]) || !(field in typed))
    .map((field) => ({ field, before: base.values[field], after: read[field] }))
  const conflicts = [...base.conflicts.filter((old) => !found.some(({ field }) => field === old.field)), ...found]
  const replaces = conflicts.some(({ field, after }) => field in typed && !same(after, values[field]))
  return {
    base: { values: read, version: replaces && !seen ? base.version : version, conflicts },
    values: { ...read, ...typed },
  }
}

/** One thing wrong with the values of a form. */
export interface Issue {
  /** Kind of the issue by zod; own rules are `custom`. */
  code?: string | undefined
  path: PropertyKey[]
  message: string
}

/** Of persisted entries, those that the form has and that are of the shape its schema wants. */
export function knownValues<V extends Values>(
  schema: { safeParse: (values: unknown) => { error?: { issues: Issue[] } | undefined } },
  empty: V,
  stored: Values | null,
): Partial<V> {
  const known = Object.entries(stored ?? {}).filter(([field]) => Object.hasOwn(empty, field))
  const { error } = schema.safeParse({ ...empty, ...Object.fromEntries(known) })
  const malformed = (error?.issues ?? []).filter(({ code }) => code === 'invalid_type' || code === 'invalid_value')
  return Object.fromEntries(known.filter(([field]) => !malformed.some(({ path }) => path[0] === field))) as Partial<V>
}
