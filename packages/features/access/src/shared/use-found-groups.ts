import { useDeferredValue, useMemo, useState } from 'react'
import { countRows, groupBy, searchGroups } from './groups'
import { isLong, useBegun } from './near'

const NONE: never[] = []

/**
 * A list under its headings, searched while it is typed. `groupOf` and `textOf` must not change between renders: declare
 * them outside of the component.
 */
export function useFoundGroups<T>(rows: readonly T[], groupOf: (row: T) => string, textOf: (row: T) => string) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const [shown, setShown] = useState({ wanted, turn: 0 })
  if (shown.wanted !== wanted) setShown({ wanted, turn: wanted.includes(shown.wanted) ? shown.turn : shown.turn + 1 })
  const groups = useMemo(() => groupBy(rows, groupOf), [rows, groupOf])
  const found = useMemo(() => searchGroups(groups, wanted, textOf), [groups, wanted, textOf])
  const long = isLong(rows.length)
  const begun = useBegun(long)
  const total = countRows(found)
  return {
    search,
    setSearch,
    /** What the search finds. */
    found,
    /** What of it is drawn by now. */
    drawn: begun ? found : NONE,
    /** The key of what draws it: groups that a wider search gives rows back begin anew, a little in each frame. */
    turn: shown.turn,
    /** How many rows that is. */
    total,
    /** Whether it is to be drawn near the view only. */
    long,
    /** Whether the search leaves anything out. */
    narrowed: total < rows.length,
  }
}
