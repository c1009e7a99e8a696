import type { Employee } from '@ssp/api'

/** The status of an account; a deactivated one counts as neither of the others (spec 2 section 4). */
export type AccountStatus = 'registered' | 'unregistered' | 'deactivated'

/** The account status of an employee. */
export function statusOf({ deactivatedDt, registeredDt }: Employee): AccountStatus {
  if (deactivatedDt !== null) return 'deactivated'
  return registeredDt === null ? 'unregistered' : 'registered'
}
