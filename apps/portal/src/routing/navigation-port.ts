import type { NavigationPort } from '@ssp/feature-kit'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { blockHistory } from './navigation-blocker'

/** react-router behind the navigation port of the features. */
export function useRouterNavigation(): NavigationPort {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      location: { pathname, search },
      // The address changes before the next page is loaded; a late search of the page that is left must not undo that.
      navigate: (to, { replace = false } = {}) => {
        if (!replace || isAt(pathname)) void navigate(to, { replace })
      },
      back: () => void navigate(-1),
      block: blockHistory,
    }),
    [pathname, search, navigate],
  )
}

const isAt = (pathname: string) => new URL(pathname, window.location.origin).pathname === window.location.pathname
