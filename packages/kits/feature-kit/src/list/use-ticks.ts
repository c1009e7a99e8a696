import type { TableSelection } from '@ssp/ui'
import { useRef, type MouseEvent } from 'react'
import type { Selection } from './use-selection'

/** Checkboxes for the rows of a list. A Shift-click applies its change to all rows since the last clicked one. */
export function useTicks<Row>(selection: Selection<Row>, keyOf: (row: Row) => string, label: (row: Row) => string) {
  const last = useRef<string>(undefined)
  const hasShift = useRef(false)
  return {
    /** Handlers for the element around the rows. */
    handlers: {
      onClickCapture: ({ shiftKey }: MouseEvent) => {
        hasShift.current = shiftKey
      },
      // The browser would select the text in between.
      onMouseDown: (event: MouseEvent) => {
        if (event.shiftKey && (event.target as Element).matches('input[type=checkbox]')) event.preventDefault()
      },
    },
    /** The selection for a table or cards with these `rows`. */
    of(rows: readonly Row[]): TableSelection<Row> {
      const selected = new Set(rows.filter(selection.isTicked).map(keyOf))
      const onChange = (next: ReadonlySet<string>) => {
        const changed = rows.filter((row) => next.has(keyOf(row)) !== selection.isTicked(row))
        const [only] = changed
        if (!only) return
        const ticked = next.has(keyOf(only))
        if (changed.length > 1) return selection.tick(changed, ticked)
        const from = hasShift.current ? rows.findIndex((row) => keyOf(row) === last.current) : -1
        const at = rows.indexOf(only)
        last.current = keyOf(only)
        selection.tick(from < 0 ? [only] : rows.slice(Math.min(from, at), Math.max(from, at) + 1), ticked)
      }
      return { selected, label, onChange }
    },
  }
}
