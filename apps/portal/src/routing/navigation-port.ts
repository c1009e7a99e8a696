import type { NavigationPort } from '@ssp/feature-kit'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inThisClient, withoutClient } from '../client/client-in-address'
import { blockHistory } from './navigation-blocker'

/** react-router behind the navigation port of the features; they never see the client in the address. */
export function useRouterNavigation(): NavigationPort {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      location: { pathname, search: withoutClient(search) },
      latest: () => ({ pathname: window.location.pathname, search: withoutClient(window.location.search) }),
      // The address changes before the next page is loaded; a late search of the page that is left must not undo that.
      navigate: (to, { replace = false } = {}) => {
        if (!replace || isAt(pathname)) void navigate(inThisClient(to), { replace })
      },
      address: (to) => (isPage(to) ? inThisClient(to) : to),
      back: () => void navigate(-1),
      block: blockHistory,
    }),
    [pathname, search, navigate],
  )
}

const isAt = (pathname: string) => new URL(pathname, window.location.origin).pathname === window.location.pathname

/** Whether an address belongs to the portal, and is not a file of the server. */
const isPage = (to: string) => to.startsWith('/') && !/^\/(api|storage|theme)\//.test(to)
