import { useCallback, useMemo } from 'react'
import { useChangeQuery, useLocation } from '../navigation/navigation'
import { useStorage } from '../storage/use-storage'
import { readPreference, writePreference } from './list-preference'
import { changeList, readListState, writeListState, type ListDefaults, type ListState } from './list-state'

export interface ListControl {
  state: ListState
  /** Changes part of the state. Any change but of the page returns to the first page. */
  set: (change: Partial<ListState>) => void
  /** Sets or clears single filters. */
  setFilters: (filters: Readonly<Record<string, string | undefined>>) => void
  /** Clears search, filters and sorting. */
  reset: () => void
}

/**
 * The state of a list page, stored in the address through the navigation port. Page size and layout are also stored per
 * route. `options` must not change between renders: declare it outside the component.
 */
export function useListState(options: ListDefaults): ListControl {
  const { pathname, search } = useLocation()
  const changeQuery = useChangeQuery()
  const storage = useStorage()
  const state = useMemo(
    () => readListState(search, options, readPreference(storage, pathname)),
    [storage, search, pathname, options],
  )

  const change = useCallback(
    (changed: (now: ListState) => Partial<ListState>, replace: boolean) =>
      changeQuery(
        (latest) => {
          const now = readListState(latest, options, readPreference(storage, pathname))
          return writeListState(latest, changeList(now, changed(now)), options)
        },
        { replace },
      ),
    [storage, pathname, options, changeQuery],
  )
  const set = useCallback(
    (changed: Partial<ListState>) => {
      const { size, layout } = { ...state, ...changed }
      if ('size' in changed || 'layout' in changed) writePreference(storage, pathname, { size, layout })
      // A page change adds a history entry; a letter in the search does not.
      change(() => changed, !('page' in changed))
    },
    [state, storage, pathname, change],
  )
  const setFilters = useCallback(
    (filters: Readonly<Record<string, string | undefined>>) =>
      change((now) => {
        const entries = Object.entries({ ...now.filters, ...filters }).filter((entry): entry is [string, string] =>
          Boolean(entry[1]),
        )
        return { filters: Object.fromEntries(entries) }
      }, true),
    [change],
  )
  const reset = useCallback(() => set({ search: '', filters: {}, sort: null }), [set])
  return { state, set, setFilters, reset }
}
