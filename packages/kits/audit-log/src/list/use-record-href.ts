import type { AuditEntry } from '@ssp/api'
import { useCan, useHref } from '@ssp/feature-kit'

const PAGES = {
  user: { path: '/access/users', permission: 'USERS_VIEW' },
  role: { path: '/access/role', permission: 'ROLES_VIEW' },
  policy: { path: '/access/policies', permission: 'POLICIES_VIEW' },
  permission: null,
  theme: null,
  employee: null,
} as const

/** Returns the address of a record's page; undefined for a removed record, and when the signed-in user may not open it. */
export function useRecordHref(): (kind: AuditEntry['subject']['kind'], name: string | null) => string | undefined {
  const can = useCan()
  const href = useHref()
  return (kind, name) => {
    const page = PAGES[kind]
    return page && name && can(page.permission) ? href(`${page.path}/${encodeURIComponent(name)}`) : undefined
  }
}
