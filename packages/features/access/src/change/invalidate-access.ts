import { invalidatePermissions, invalidatePolicies, invalidateRoles, invalidateAuditLog, type SspApi } from '@ssp/api'
import type { QueryClient } from '@tanstack/react-query'

/** Roles, policies and permissions name one another, so a change of one is read anew in all; resolves when it is on screen. */
export const invalidateAccess = (api: SspApi, queries: QueryClient): Promise<unknown> =>
  Promise.all(
    [invalidateRoles, invalidatePolicies, invalidatePermissions, invalidateAuditLog].map((read) => read(api, queries)),
  )
