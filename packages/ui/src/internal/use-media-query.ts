import { useCallback, useSyncExternalStore } from 'react'
import { when } from './when'

/** Whether a media query matches; updates live, false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether the layout is that of a phone, under 500 px; updates live, false on the server. */
export const useIsPhone = (): boolean => useMediaQuery(when.phone)
