import { useDeferredValue, useMemo, useState } from 'react'
import { countRows, groupBy, searchGroups } from './groups'

/**
 * A grouped list that is searched while typing. `groupOf` and `textOf` must not change between renders: declare them
 * outside the component.
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
    /** The matching groups. */
    found,
    /** Number of matching rows. */
    total,
    /** Whether the search excludes anything. */
    narrowed: total < rows.length,
  }
}
