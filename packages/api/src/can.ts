/** The basis of access decisions: the claims of a session user, or the permissions that the server looked up. */
export interface AccessHolder {
  /** Held permissions, for example `EMPLOYEES_VIEW`. */
  permissions: readonly string[]
  /** Where a held permission does **not** apply or, with `only`, the only place where it applies. */
  restricted: readonly {
    permission: string
    /** With `only`: the clients where it applies, completely or to some of their teams. */
    client_ids: readonly string[]
    /** Omitted by a server without team restrictions. With `only` and no team, the permission applies completely. */
    team_ids?: readonly string[]
    /** Whether the lists name the places where the permission applies. Default false. */
    only?: boolean
  }[]
  /** Whether the account may sign in. Default true. */
  active?: boolean
}

/** The place where a permission is to be used. */
export interface Place {
  /** The current client. */
  clientId: string
  /** The client where the user signed in. */
  homeClientId: string
  /** Teams of the record. Any restricted team denies access; with `only`, so does being in none of the listed teams. */
  teamIds?: readonly string[] | undefined
  /** Whether the account may enter the client. Default true. */
  reachable?: boolean
  /** Whether the client has strict rights. Default false. */
  strictRights?: boolean | undefined
}

/** Why a permission may not be used, in the order in which the reasons are checked. */
export type Denial = 'inactive' | 'client' | 'not_held' | 'restricted_client' | 'restricted_team'

/**
 * Decided at the client where the user signed in, so that no account is locked into the client it switched to (1-decisions
 * 3).
 */
const JUDGED_AT_HOME = new Set(['CLIENT_SWITCH'])

/** The client whose restrictions apply to a permission. */
export const judgedAt = (permission: string, { clientId, homeClientId }: Place): string =>
  JUDGED_AT_HOME.has(permission) ? homeClientId : clientId

/**
 * Why `holder` may not use a permission at a place; undefined if they may. Portal and server decide with this function
 * (spec 1 section 5, 1-decisions 1 to 4). A restriction is a deny list, so an empty one denies nothing. With `only` it is
 * an allow list, so an empty one allows nothing.
 */
export function denialOf(holder: AccessHolder, permission: string, place: Place): Denial | undefined {
  if (holder.active === false) return 'inactive'
  if (place.reachable === false) return 'client'
  if (!holder.permissions.includes(permission)) return 'not_held'
  if (isRestrictedAt(holder, permission, place)) return 'restricted_client'
  return place.teamIds && isTeamRestricted(holder, permission, place.teamIds) ? 'restricted_team' : undefined
}

const restrictionsOf = ({ restricted }: AccessHolder, permission: string) =>
  restricted.filter((entry) => entry.permission === permission)

/** Whether a permission is restricted for the client of a place, whether or not it is held. */
export const isRestrictedAt = (holder: AccessHolder, permission: string, place: Place): boolean =>
  restrictionsOf(holder, permission).some(
    ({ client_ids, only = false }) => client_ids.includes(judgedAt(permission, place)) !== only,
  )

/** Teams whose records are out of reach for a permission or, with `only`, the only teams whose records are in reach. */
export interface TeamRule {
  only: boolean
  teamIds: readonly string[]
}

/** The team restrictions of a permission; all of them apply. */
export const teamRules = (holder: AccessHolder, permission: string): TeamRule[] =>
  restrictionsOf(holder, permission).flatMap(({ only = false, client_ids, team_ids: teamIds = [] }) =>
    teamIds.length > 0 || (only && client_ids.length === 0) ? [{ only, teamIds }] : [],
  )

/** Whether a record of these teams is out of reach for a permission, whether or not it is held. */
export const isTeamRestricted = (holder: AccessHolder, permission: string, teamIds: readonly string[]): boolean =>
  teamRules(holder, permission).some((rule) => teamIds.some((id) => rule.teamIds.includes(id)) !== rule.only)

/**
 * The teams into which the holder may create employees: those in all rules that limit viewing or, with strict rights, creating
 * employees to certain teams. Undefined without such a rule.
 */
export function teamsOfNew(holder: AccessHolder, strictRights: boolean): readonly string[] | undefined {
  const rules = ['EMPLOYEES_VIEW', ...(strictRights ? ['EMPLOYEES_CREATE'] : [])].flatMap((name) =>
    teamRules(holder, name),
  )
  const [first, ...others] = rules.filter(({ only }) => only)
  return first?.teamIds.filter(
    (id) =>
      others.every(({ teamIds }) => teamIds.includes(id)) &&
      !rules.some(({ only, teamIds }) => !only && teamIds.includes(id)),
  )
}

/**
 * The requirements of an operation of the contract: one of the permissions of its `x-ssp-permission`, and its
 * `x-ssp-strict`.
 */
export interface OperationAccess {
  /** Default: none. */
  access?: readonly string[]
  strict?: string | undefined
}

/**
 * The permission that `holder` lacks for an operation at a place; undefined if they may call it. At a client with strict
 * rights, creating, changing and deleting also require the operation's strict permission.
 */
export function missingFor(
  holder: AccessHolder,
  { access, strict }: OperationAccess,
  place: Place,
): string | undefined {
  if (access && !access.some((permission) => can(holder, permission, place))) return access[0] ?? ''
  return strict !== undefined && place.strictRights && !can(holder, strict, place) ? strict : undefined
}

/** Whether `holder` may use a permission at a place. */
export const can = (holder: AccessHolder, permission: string, place: Place): boolean =>
  denialOf(holder, permission, place) === undefined
