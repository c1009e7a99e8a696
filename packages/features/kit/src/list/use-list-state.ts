import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from '../navigation/navigation'
import { useStorage } from '../storage/use-storage'
import { readPreference, writePreference } from './list-preference'
import { changeList, readListState, writeListState, type ListDefaults, type ListState } from './list-state'

export interface ListControl {
  state: ListState
  /** Changes part of the list; anything but the page begins again at the first one. */
  set: (change: Partial<ListState>) => void
  /** Sets or clears single filters. */
  setFilters: (filters: Readonly<Record<string, string | undefined>>) => void
  /** Clears search, filters and sorting. */
  reset: () => void
}

/**
 * The state of a list page, held in the address through the navigation port; page size and layout are stored per route
 * as well. `options` must not change between renders: declare it outside of the component.
 */
export function useListState(options: ListDefaults): ListControl {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const storage = useStorage()
  const state = useMemo(
    () => readListState(search, options, readPreference(storage, pathname)),
    [storage, search, pathname, options],
  )

  const set = useCallback(
    (change: Partial<ListState>) => {
      const next = changeList(state, change)
      if ('size' in change || 'layout' in change)
        writePreference(storage, pathname, { size: next.size, layout: next.layout })
      // Turning a page can be gone back from; a letter in the search cannot.
      navigate(pathname + writeListState(search, next, options), { replace: !('page' in change) })
    },
    [state, storage, pathname, search, options, navigate],
  )
  const setFilters = useCallback(
    (filters: Readonly<Record<string, string | undefined>>) => {
      const entries = Object.entries({ ...state.filters, ...filters }).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      )
      set({ filters: Object.fromEntries(entries) })
    },
    [state, set],
  )
  const reset = useCallback(() => set({ search: '', filters: {}, sort: null }), [set])
  return { state, set, setFilters, reset }
}
