import { same } from './same'

/** An entry that one or both users changed; undefined if it is not in the list. */
export interface MergedEntry<Entry = unknown> {
  before: Entry | undefined
  mine: Entry | undefined
  theirs: Entry | undefined
  /** Index in the merged list, at which it is restored. */
  at: number
}

/** A list that two users have changed since it was read. */
export interface MergedList<Entry = unknown> {
  list: Entry[]
  /** The entries that either side added, changed or removed, in the order of the list. */
  entries: MergedEntry<Entry>[]
  /** The side that moved entries. If both did, the user's own order is used. */
  moved: { mine: boolean; theirs: boolean }
}

/**
 * Merges two changed copies of a list. Entries are matched by their `id`, texts and numbers by their value, and all others
 * by their position between unchanged neighbours. An entry that one side changed gets that side's version; one that both
 * changed gets the user's own.
 */
export function mergeLists<Entry>(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): MergedList<Entry> {
  const before = keyed(base, base)
  const own = keyed(mine, base)
  const other = keyed(theirs, base)
  const moved = { mine: isMoved(before, own), theirs: isMoved(before, other) }
  const [lead, follows] = moved.mine ? [own, other] : [other, own]
  const list: Entry[] = []
  const entries: MergedEntry<Entry>[] = []
  for (const key of inOrder([...lead.keys()], [...follows.keys()])) {
    const entry = { before: before.get(key), mine: own.get(key), theirs: other.get(key), at: list.length }
    const kept = same(entry.mine, entry.before) ? entry.theirs : entry.mine
    if (!same(entry.mine, entry.before) || !same(entry.theirs, entry.before)) entries.push(entry)
    if (kept !== undefined) list.push(kept)
  }
  return { list, entries, moved }
}

/** Whether both sides changed an entry differently. */
export const isContested = ({ before, mine, theirs }: Omit<MergedEntry, 'at'>): boolean =>
  !same(mine, before) && !same(theirs, before) && !same(mine, theirs)

/** The version of a contested entry in a list. An entry that was edited further counts as the user's own. */
export const sideIn = (list: readonly unknown[], entry: MergedEntry): 'mine' | 'theirs' =>
  same(list[placeIn(list, entry)], entry.theirs) ? 'theirs' : 'mine'

/** Returns the list with one side's version of an entry. */
export function withSide(list: readonly unknown[], entry: MergedEntry, side: 'mine' | 'theirs'): unknown[] {
  const at = placeIn(list, entry)
  const wanted = entry[side] === undefined ? [] : [entry[side]]
  return at < 0 ? list.toSpliced(entry.at, 0, ...wanted) : list.toSpliced(at, 1, ...wanted)
}

/** Whether two entries are versions of the same entry. */
export const isSameEntry = (a: unknown, b: unknown): boolean => {
  const id = idOf(a)
  return id === undefined ? same(a, b) : id === idOf(b)
}

const placeIn = (list: readonly unknown[], { mine, theirs }: MergedEntry): number =>
  list.findIndex((each) => isSameEntry(each, mine) || isSameEntry(each, theirs))

function idOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const id: unknown = Reflect.get(entry, 'id')
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** The entries in order, keyed by a value that all versions of an entry share. */
function keyed<Entry>(list: readonly Entry[], base: readonly Entry[]): Map<string, Entry> {
  const isNameless = (entry: Entry) => typeof entry === 'object' && idOf(entry) === undefined
  const aligned = align(base.filter(isNameless), list.filter(isNameless))
  const found = new Map<string, Entry>()
  for (const entry of list) {
    const at = isNameless(entry) ? aligned.shift() : undefined
    const key = at === undefined ? (idOf(entry) ?? JSON.stringify(entry)) : `@${at}`
    let copy = 0
    while (found.has(`${key} ${copy}`)) copy += 1
    found.set(`${key} ${copy}`, entry)
  }
  return found
}

/** For each entry of a list without ids, the index of its version in `base`; undefined for a new one. */
function align(base: readonly unknown[], list: readonly unknown[]): (number | undefined)[] {
  const old = base.map((entry) => JSON.stringify(entry))
  const now = list.map((entry) => JSON.stringify(entry))
  // Longest common subsequence of the unchanged entries.
  const length = Array.from({ length: old.length + 1 }, () => Array.from(now, () => 0))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      (length[i] as number[])[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const places: (number | undefined)[] = now.map(() => undefined)
  let gone: number[] = []
  let added: number[] = []
  // Between two unchanged neighbours, a missing entry is matched with the next new one of its type.
  const pair = () => {
    for (const i of gone) {
      const to = added.findIndex((j) => kindOf(base[i]) === kindOf(list[j]))
      if (to >= 0) places[added[to] as number] = i
      added = added.slice(to + 1)
    }
    gone = []
    added = []
  }
  let i = 0
  let j = 0
  while (i < old.length || j < now.length)
    if (i < old.length && j < now.length && old[i] === now[j]) {
      pair()
      places[j] = i
      i += 1
      j += 1
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) gone.push(i++)
    else added.push(j++)
  pair()
  return places
}

const kindOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry ? Reflect.get(entry, 'type') : undefined

/** Whether the remaining entries have a different order than before. */
function isMoved(before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  const kept = [...before.keys()].filter((key) => now.has(key))
  return [...now.keys()].filter((key) => before.has(key)).some((key, index) => key !== kept[index])
}

/** The keys of `lead`, with each additional key of `follows` inserted after its predecessor there. */
function inOrder(lead: readonly string[], follows: readonly string[]): string[] {
  const order = [...lead]
  follows.forEach((key, index) => {
    if (!order.includes(key)) order.splice(order.indexOf(follows[index - 1] ?? '') + 1, 0, key)
  })
  return order
}
