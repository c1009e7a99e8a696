import {
  isContested,
  isSameEntry,
  mergeLists,
  sideIn,
  withSide,
  type MergedEntry,
  type MergedList,
} from './merge-lists'
import { same } from './same'

/** Values of a form by field. */
export type Values = Readonly<Record<string, unknown>>

/** A field that somebody else changed while this person was editing the record. */
export interface FieldConflict {
  field: string
  /** What stood there when the person began. */
  before: unknown
  /** What is there now. */
  after: unknown
  /** Value in the form when the conflict was found. */
  mine: unknown
  /** Of a list: the entries that either side touched. Both sides' changes are in the form. */
  entries?: readonly MergedEntry[]
  /** Of a list: who moved entries. Where both did, the order in the form is mine. */
  moved?: MergedList['moved']
}

/** A record as the form was begun on it. */
export interface Base<V extends Values> {
  values: V
  /** ETag that a save is based on. */
  version: string | undefined
  /** What was changed elsewhere since. */
  conflicts: readonly FieldConflict[]
}

/** The fields of `values` that differ from `base`. */
export const changedValues = <V extends Values>(base: V, values: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, base[field]))) as Partial<V>

/** What of a conflict both sides changed in different ways: the field, or entries of a list. */
export const contestedIn = ({ before, after, mine, entries }: FieldConflict): readonly MergedEntry[] =>
  (entries ?? [{ before, mine, theirs: after, at: 0 }]).filter(isContested)

/** An ETag that no record has: a save of entries that were made before the record had loaded is rejected as stale. */
const UNREAD = '"unread"'

/**
 * The base after the record was read again, and the values to show. Fields that were not typed in follow the record;
 * what was typed stays. Lists are merged by their entries. While a field or an entry was both typed in here and changed
 * elsewhere, the base keeps its version, so that the next save is rejected before it replaces a value that was not shown here.
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
  const isFirst = base.version === undefined && version !== undefined
  const lists: Record<string, unknown> = {}
  const found = Object.keys(changedValues(base.values, read))
    .filter((field) => (field in typed ? !same(read[field], values[field]) : !isFirst))
    .map((field): FieldConflict => {
      const [before, mine, after] = [base.values[field], values[field], read[field]]
      const conflict = { field, before, after, mine }
      if (!Array.isArray(before) || !Array.isArray(mine) || !Array.isArray(after)) return conflict
      const { list, entries, moved } = mergeLists<unknown>(before, mine, after)
      lists[field] = list
      return { ...conflict, entries: [...olderEntries(base.conflicts, field, entries), ...entries], moved }
    })
  const conflicts = [...base.conflicts.filter((old) => !found.some(({ field }) => field === old.field)), ...found]
  const next = { ...read, ...typed, ...lists }
  const replaces = conflicts.some((conflict) =>
    contestedIn(conflict).some((entry) => sideOf(conflict, entry, next[conflict.field]) === 'mine'),
  )
  const kept = isFirst ? UNREAD : base.version
  return { base: { values: read, version: replaces && !seen ? kept : version, conflicts }, values: next }
}

/** The side whose version of a contested entry, or of the whole field, a value is. What was edited further is mine. */
export const sideOf = ({ entries }: FieldConflict, entry: MergedEntry, value: unknown): 'mine' | 'theirs' =>
  entries ? sideIn(value as unknown[], entry) : same(value, entry.theirs) ? 'theirs' : 'mine'

/** A value with one side's version of a contested entry, or of the whole field. */
export const takeSide = ({ entries }: FieldConflict, entry: MergedEntry, value: unknown, side: 'mine' | 'theirs') =>
  entries ? withSide(value as unknown[], entry, side) : entry[side]

/** What was shown of earlier reads and has not changed since. */
const olderEntries = (conflicts: readonly FieldConflict[], field: string, newer: readonly MergedEntry[]) =>
  (conflicts.find((old) => old.field === field)?.entries ?? []).filter(
    (old) => !newer.some((entry) => isSameEntry(nameOf(entry), nameOf(old))),
  )

const nameOf = ({ before, mine, theirs }: MergedEntry) => before ?? mine ?? theirs

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
  stored: Values | null | undefined,
): Partial<V> {
  const known = Object.entries(stored ?? {}).filter(([field]) => Object.hasOwn(empty, field))
  const { error } = schema.safeParse({ ...empty, ...Object.fromEntries(known) })
  const malformed = (error?.issues ?? []).filter(({ code }) => code === 'invalid_type' || code === 'invalid_value')
  return Object.fromEntries(known.filter(([field]) => !malformed.some(({ path }) => path[0] === field))) as Partial<V>
}
