/** Where a held permission does not apply. */
export interface Restriction {
  permission: string
  clientIds: readonly string[]
  teamIds: readonly string[]
}

/** What a user holds, directly and through the role, looked up live. */
export interface Rights {
  permissions: ReadonlySet<string>
  restrictions: readonly Restriction[]
}

/** Where a permission is to be used. */
export interface Place {
  /** The client worked in. */
  clientId: string
  /** The client signed in to. */
  homeClientId: string
  /** Teams of the record; a restriction for any of them refuses (security.md 2, row 20). */
  teamIds?: readonly string[]
}

/**
 * Whether a permission may be used at a place: held and not restricted there. A restriction is a
 * deny list; an empty one denies nowhere (1-decisions 1). CLIENT_SWITCH is judged at the home
 * client, so that nobody switches into a client without a way back (1-decisions 3).
 */
export function can(rights: Rights, permission: string, place: Place): boolean {
  if (!rights.permissions.has(permission)) return false
  const clientId = permission === 'CLIENT_SWITCH' ? place.homeClientId : place.clientId
  return rights.restrictions
    .filter((restriction) => restriction.permission === permission)
    .every(
      (restriction) =>
        !restriction.clientIds.includes(clientId) &&
        !(place.teamIds ?? []).some((teamId) => restriction.teamIds.includes(teamId)),
    )
}
