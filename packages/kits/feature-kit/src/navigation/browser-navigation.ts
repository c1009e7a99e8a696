import { useMemo, useSyncExternalStore } from 'react'
import type { NavigationPort } from './navigation'

const MOVED = 'ssp:moved'

/** The default port: the browser's own history, for a host without a router. */
export function useBrowserNavigation(): NavigationPort {
  const address = useSyncExternalStore(
    subscribe,
    () => `${location.pathname}${location.search}`,
    () => '/',
  )
  return useMemo(() => {
    const at = address.indexOf('?')
    return {
      location:
        at < 0 ? { pathname: address, search: '' } : { pathname: address.slice(0, at), search: address.slice(at) },
      navigate(to, { replace = false } = {}) {
        history[replace ? 'replaceState' : 'pushState'](null, '', to)
        dispatchEvent(new Event(MOVED)) // pushState dispatches no event
      },
      back: () => history.back(),
    }
  }, [address])
}

function subscribe(onMove: () => void) {
  addEventListener('popstate', onMove)
  addEventListener(MOVED, onMove)
  return () => {
    removeEventListener('popstate', onMove)
    removeEventListener(MOVED, onMove)
  }
}
