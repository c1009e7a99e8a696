import { useDeferredValue, useMemo, useState } from 'react'
import { countRows, groupBy, searchGroups } from './groups'

/**
 * A list under its headings, searched while it is typed. `groupOf` and `textOf` must not change between renders: declare
 * them outside of the component.
 */
export function useFoundGroups<T>(rows: readonly T[], groupOf: (row: T) => string, textOf: (row: T) => string) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const groups = useMemo(() => groupBy(rows, groupOf), [rows, groupOf])
  const found = useMemo(() => searchGroups(groups, wanted, textOf), [groups, wanted, textOf])
  const total = countRows(found)
  return {
    search,
    setSearch,
    /** What the search finds. */
    found,
    /** How many rows that is. */
    total,
    /** Whether the search leaves anything out. */
    narrowed: total < rows.length,
  }
}
