/** The part of the session user that access is judged by. */
export interface AccessHolder {
  /** Held permissions, for example `EMPLOYEES_VIEW`. */
  permissions: readonly string[]
  /** Where a held permission does **not** apply: a deny list of client ids per permission. */
  restricted: readonly { permission: string; client_ids: readonly string[] }[]
}

/** Judged against the client signed in to, so that nobody is locked into the client they switched to (decision 3). */
const JUDGED_AT_HOME = new Set(['CLIENT_SWITCH'])

/**
 * Whether `user` may use `permission` while working in `clientId` (spec 1 section 5, permission-hiding rule).
 * The one rule of the route guard, the navigation and every hidden element; the server repeats it.
 */
export function can(
  user: AccessHolder | null,
  permission: string,
  clientId: string,
  homeClientId: string = clientId,
): boolean {
  if (!user?.permissions.includes(permission)) return false
  const client = JUDGED_AT_HOME.has(permission) ? homeClientId : clientId
  return !user.restricted.some((entry) => entry.permission === permission && entry.client_ids.includes(client))
}
