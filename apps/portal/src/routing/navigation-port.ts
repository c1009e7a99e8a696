import type { NavigationPort } from '@ssp/feature-kit'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { holdHistory } from './hold-history'

/** react-router behind the navigation port of the features. */
export function useRouterNavigation(): NavigationPort {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      location: { pathname, search },
      navigate: (to, { replace = false } = {}) => void navigate(to, { replace }),
      back: () => void navigate(-1),
      hold: holdHistory,
    }),
    [pathname, search, navigate],
  )
}
