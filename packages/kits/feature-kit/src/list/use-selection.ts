import { useState } from 'react'

/** The ticked rows of a list, across all its pages. */
export interface Selection<Row> {
  /** Keys of the ticked rows; empty if `all` is set. */
  selected: ReadonlySet<string>
  /** The ticked rows, in the order in which they were ticked; empty if `all` is set. */
  rows: readonly Row[]
  /** Whether all rows that match the search and filters are ticked, except `except`. */
  all: boolean
  /** Keys of the rows that were unticked after all rows were ticked. */
  except: ReadonlySet<string>
  /** Number of ticked rows. */
  count: number
  /** Whether search or filters have just cleared the ticks. */
  wasCleared: boolean
  isTicked: (row: Row) => boolean
  /** Sets the ticked keys; `page` contains the rows of new keys. */
  choose: (selected: ReadonlySet<string>, page: readonly Row[]) => void
  /** Ticks or unticks rows. */
  tick: (rows: readonly Row[], ticked: boolean) => void
  /** Ticks all rows that match the search and filters, including those of other pages. */
  chooseAll: () => void
  /** Clears all ticks, for example after a bulk change. */
  clear: () => void
}

interface State<Row> {
  scope: string
  all: boolean
  /** The ticked rows or, if all are ticked, the unticked ones. */
  marked: ReadonlyMap<string, Row>
  wasCleared: boolean
}

/**
 * Keeps ticked rows across pages; another search or filter (`scope`) clears them.
 * @param total number of rows that match the search and filters; required if all can be ticked. Default 0
 */
export function useSelection<Row>(keyOf: (row: Row) => string, scope: string, total = 0): Selection<Row> {
  const [stored, setState] = useState<State<Row>>(() => ({ ...none(scope), wasCleared: false }))
  const state = stored.scope === scope ? stored : none(scope, stored)
  if (state !== stored) setState(state)
  const { all, marked, wasCleared } = state
  const keys = new Set(marked.keys())
  const tick = (rows: readonly Row[], ticked: boolean) =>
    setState((before) => {
      const next = new Map(before.marked)
      for (const row of rows) {
        if (ticked !== before.all) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      return { ...before, marked: next, wasCleared: false }
    })
  return {
    selected: all ? NO_KEYS : keys,
    rows: all ? [] : [...marked.values()],
    all,
    except: all ? keys : NO_KEYS,
    count: all ? Math.max(0, total - marked.size) : marked.size,
    wasCleared,
    isTicked: (row) => keys.has(keyOf(row)) !== all,
    choose(selected, page) {
      const known = [...(all ? [] : marked.values()), ...page]
      tick(
        known.filter((row) => !selected.has(keyOf(row))),
        false,
      )
      tick(
        known.filter((row) => selected.has(keyOf(row))),
        true,
      )
    },
    tick,
    chooseAll: () => setState({ ...none<Row>(scope), all: true }),
    clear: () => setState(none(scope)),
  }
}

const NO_KEYS: ReadonlySet<string> = new Set()

const none = <Row>(scope: string, before?: State<Row>): State<Row> => ({
  scope,
  all: false,
  marked: new Map<string, Row>(),
  wasCleared: before !== undefined && (before.all || before.marked.size > 0),
})

/** Converts a selection to the form of the contract: ids, or the filter of the list with exceptions. */
export const wireSelection = <F extends object>(
  { all, except, selected }: Pick<Selection<never>, 'all' | 'except' | 'selected'>,
  filter: F,
): { ids: string[] } | { filter: F; except?: string[] } =>
  all ? { filter, ...(except.size > 0 && { except: [...except] }) } : { ids: [...selected] }
