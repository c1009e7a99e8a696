import type { UserPermission } from '@ssp/api'
import { holdsNow, isGranted } from './toggles'

/** The states of a permission of a user, in the order of the columns. */
export const STATES = ['granted', 'role', 'restricted', 'denied'] as const

/** Granted to the user, from the role, limited to or kept out of clients or teams, or not held at all. */
export type PermissionState = (typeof STATES)[number]

/** The states that a permission has once a change of it is applied: several, or `denied` alone. */
export function statesOf(row: UserPermission, wanted?: boolean): ReadonlySet<PermissionState> {
  if (!holdsNow(row, wanted)) return new Set(['denied'])
  const states = new Set<PermissionState>()
  if (wanted ?? isGranted(row)) states.add('granted')
  if (row.inherited) states.add('role')
  if (row.only || row.restricted.length + row.restricted_teams.length > 0) states.add('restricted')
  return states
}
