import type { NavigationPort } from '@ssp/feature-kit'
import { startTransition, useEffect, useMemo, useState } from 'react'

const present = () => location.pathname + location.search

/**
 * The browser's history behind the navigation port of the features. Moves are transitions: the page that stands stays
 * until the next one has come.
 */
export function usePortalNavigation(): NavigationPort {
  const [address, setAddress] = useState(present)
  useEffect(() => {
    const follow = () => startTransition(() => setAddress(present()))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return useMemo(() => {
    const [pathname = '/', query] = address.split(/\?(.*)/s)
    return {
      location: { pathname, search: query ? `?${query}` : '' },
      navigate(to, { replace = false } = {}) {
        history[replace ? 'replaceState' : 'pushState'](null, '', to)
        startTransition(() => setAddress(present()))
      },
      back: () => history.back(),
    }
  }, [address])
}
