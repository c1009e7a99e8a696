import { useCan, useHref } from '@ssp/feature-kit'
import { useCallback } from 'react'
import type { TrailHref } from './trail-list'

const PAGES = {
  user: { path: '/access/users', permission: 'USERS_VIEW' },
  role: { path: '/access/role', permission: 'ROLES_VIEW' },
  policy: { path: '/access/policies', permission: 'POLICIES_VIEW' },
  permission: null,
  theme: null,
} as const

/** Where the names of the trail lead: to pages that there are and that the user may open. */
export function useTrailHref(): TrailHref {
  const can = useCan()
  const href = useHref()
  return useCallback<TrailHref>(
    (kind, name) => {
      const page = PAGES[kind]
      return page && name && can(page.permission) ? href(`${page.path}/${encodeURIComponent(name)}`) : undefined
    },
    [can, href],
  )
}
