import { useState } from 'react'

/** The ticked rows of a list, over all its pages. */
export interface Selection<Row> {
  /** Keys of the ticked rows; empty while `all` are. */
  selected: ReadonlySet<string>
  /** The ticked rows, in the order in which they were ticked; empty while `all` are. */
  rows: readonly Row[]
  /** Whether all rows are ticked that search and filters leave, `except` left out. */
  all: boolean
  /** Keys of the rows that were unticked since `all` were ticked. */
  except: ReadonlySet<string>
  /** How many rows are ticked. */
  count: number
  /** Whether search or filters have just unticked the rows. */
  wasCleared: boolean
  isTicked: (row: Row) => boolean
  /** Takes the keys that are ticked from now on; `page` holds the rows of those that are new. */
  choose: (selected: ReadonlySet<string>, page: readonly Row[]) => void
  /** Ticks or unticks rows. */
  tick: (rows: readonly Row[], ticked: boolean) => void
  /** Ticks all rows that search and filters leave, those of other pages too. */
  chooseAll: () => void
  /** Unticks all rows, for example after they were changed. */
  clear: () => void
}

interface State<Row> {
  scope: string
  all: boolean
  /** The ticked rows; where all are ticked, the unticked ones. */
  marked: ReadonlyMap<string, Row>
  wasCleared: boolean
}

/**
 * Remembers ticked rows while pages turn; another search or filter (`scope`) starts again.
 * @param total how many rows search and filters leave; needed where all can be ticked. Default 0
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

/** A selection as the contract has it: ids, or the filter of the list with those left out. */
export const wireSelection = <F extends object>(
  { all, except, selected }: Pick<Selection<never>, 'all' | 'except' | 'selected'>,
  filter: F,
): { ids: string[] } | { filter: F; except?: string[] } =>
  all ? { filter, ...(except.size > 0 && { except: [...except] }) } : { ids: [...selected] }
