import { useState } from 'react'

/** The ticked rows of a list, over all its pages. */
export interface Selection<Row> {
  /** Keys of the ticked rows. */
  selected: ReadonlySet<string>
  /** The ticked rows, in the order in which they were ticked. */
  rows: readonly Row[]
  /** Takes the keys that are ticked from now on; `page` holds the rows of those that are new. */
  choose: (selected: ReadonlySet<string>, page: readonly Row[]) => void
  /** Unticks all rows, for example after they were changed. */
  clear: () => void
}

/** Remembers ticked rows while pages turn; another search or filter (`scope`) starts again. */
export function useSelection<Row>(keyOf: (row: Row) => string, scope: string): Selection<Row> {
  const [state, setState] = useState<{ scope: string; rows: readonly Row[] }>({ scope, rows: [] })
  const rows = state.scope === scope ? state.rows : []
  return {
    selected: new Set(rows.map(keyOf)),
    rows,
    choose(selected, page) {
      const known = new Map([...rows, ...page].map((row) => [keyOf(row), row]))
      setState({ scope, rows: [...known].flatMap(([key, row]) => (selected.has(key) ? [row] : [])) })
    },
    clear: () => setState({ scope, rows: [] }),
  }
}
