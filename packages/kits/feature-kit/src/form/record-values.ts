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

/** A field that another user changed while this user was editing the record. */
export interface FieldConflict {
  field: string
  /** Value when the user began. */
  before: unknown
  /** Current value of the record. */
  after: unknown
  /** Value in the form when the conflict was found. */
  mine: unknown
  /** For a list: the entries that either side changed. The changes of both sides are in the form. */
  entries?: readonly MergedEntry[]
  /** For a list: the side that moved entries. If both did, the form has the user's own order. */
  moved?: MergedList['moved']
}

/** The record on which the form is based. */
export interface Base<V extends Values> {
  values: V
  /** ETag that a save is based on. */
  version: string | undefined
  /** Changes made elsewhere since then. */
  conflicts: readonly FieldConflict[]
}

/** The fields of `values` that differ from `base`. */
export const changedValues = <V extends Values>(base: V, values: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, base[field]))) as Partial<V>

/** The part of a conflict that both sides changed differently: the field, or entries of a list. */
export const contestedIn = ({ before, after, mine, entries }: FieldConflict): readonly MergedEntry[] =>
  (entries ?? [{ before, mine, theirs: after, at: 0 }]).filter(isContested)

/** An ETag that no record has. A save of input from before the record was loaded is rejected as stale. */
const UNREAD = '"unread"'

/**
 * Returns the base and the values to show after the record was read again. Fields that the user did not edit follow the
 * record; input stays. Lists are merged by their entries. While a field or an entry was changed both here and elsewhere,
 * the base keeps its version, so that the next save is rejected before it replaces a value that was not shown here.
 * @param seen whether a rejected save has already shown the conflicts; the new version then becomes the base
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

/**
 * The side whose version of a contested entry, or of the whole field, a value is. A value that was edited further counts as
 * the user's own.
 */
export const sideOf = ({ entries }: FieldConflict, entry: MergedEntry, value: unknown): 'mine' | 'theirs' =>
  entries ? sideIn(value as unknown[], entry) : same(value, entry.theirs) ? 'theirs' : 'mine'

/** A value with one side's version of a contested entry, or of the whole field. */
export const takeSide = ({ entries }: FieldConflict, entry: MergedEntry, value: unknown, side: 'mine' | 'theirs') =>
  entries ? withSide(value as unknown[], entry, side) : entry[side]

/** Conflicts shown for earlier reads that have not changed since. */
const olderEntries = (conflicts: readonly FieldConflict[], field: string, newer: readonly MergedEntry[]) =>
  (conflicts.find((old) => old.field === field)?.entries ?? []).filter(
    (old) => !newer.some((entry) => isSameEntry(nameOf(entry), nameOf(old))),
  )

const nameOf = ({ before, mine, theirs }: MergedEntry) => before ?? mine ?? theirs

/** A validation error in the values of a form. */
export interface Issue {
  /** Kind of the zod issue; own rules are `custom`. */
  code?: string | undefined
  path: PropertyKey[]
  message: string
}

/** Keeps the persisted entries that the form has and whose type fits its schema. */
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
