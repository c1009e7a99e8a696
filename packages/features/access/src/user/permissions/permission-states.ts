import type { UserPermission } from '@ssp/api'
import { holdsNow, isGranted } from './toggles'

/** The states of a user's permission, in the order of the columns. */
export const STATES = ['granted', 'role', 'restricted', 'denied'] as const

/** Granted directly, held through the role, limited to or excluded from clients or teams, or not held. */
export type PermissionState = (typeof STATES)[number]

/** The states that a permission has after its pending change: several, or only `denied`. */
export function statesOf(row: UserPermission, wanted?: boolean): ReadonlySet<PermissionState> {
  if (!holdsNow(row, wanted)) return new Set(['denied'])
  const states = new Set<PermissionState>()
  if (wanted ?? isGranted(row)) states.add('granted')
  if (row.inherited) states.add('role')
  if (row.only || row.restricted.length + row.restricted_teams.length > 0) states.add('restricted')
  return states
}
