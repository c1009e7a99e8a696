import { useDeferredValue, useMemo, useState } from 'react'
import { countRows, firstRows, groupBy, searchGroups } from './groups'
import { useGradually } from './use-gradually'

/**
 * A long list under its headings, searched while it is typed and drawn a little at a time. `groupOf` and `textOf` must
 * not change between renders: declare them outside of the component.
 */
export function useFoundGroups<T>(rows: readonly T[], groupOf: (row: T) => string, textOf: (row: T) => string) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const groups = useMemo(() => groupBy(rows, groupOf), [rows, groupOf])
  const found = useMemo(() => searchGroups(groups, wanted, textOf), [groups, wanted, textOf])
  const total = countRows(found)
  const drawn = useGradually(total, wanted)
  const shown = useMemo(() => firstRows(found, drawn), [found, drawn])
  return {
    search,
    setSearch,
    /** Everything that the search finds, drawn or not. */
    found,
    /** How many rows that is. */
    total,
    /** What is drawn so far. */
    shown,
    /** Whether the search leaves anything out. */
    narrowed: total < rows.length,
  }
}
