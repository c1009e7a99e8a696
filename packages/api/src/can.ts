/** What access is judged by: the claims of a session user, or the rights the server looked up. */
export interface AccessHolder {
  /** Held permissions, for example `EMPLOYEES_VIEW`. */
  permissions: readonly string[]
  /** Where a held permission does **not** apply, or with `only` the one place where it does. */
  restricted: readonly {
    permission: string
    /** With `only` the clients where it applies, in full or to some of their teams. */
    client_ids: readonly string[]
    /** Left out by a server that knows no restricted teams. With `only` and no team it applies in full. */
    team_ids?: readonly string[]
    /** Whether the lists name where the permission applies. Default false. */
    only?: boolean
  }[]
  /** Whether the account may sign in. Default true. */
  active?: boolean
}

/** Where a permission is to be used. */
export interface Place {
  /** The client worked in. */
  clientId: string
  /** The client signed in to. */
  homeClientId: string
  /** Teams of the record: any restricted one denies, and so does being in none of those that it applies only to. */
  teamIds?: readonly string[] | undefined
  /** Whether the account may enter the client. Default true. */
  reachable?: boolean
  /** Whether the client has strict rights. Default false. */
  strictRights?: boolean | undefined
}

/** Why a permission may not be used, in the order of judging. */
export type Denial = 'inactive' | 'client' | 'not_held' | 'restricted_client' | 'restricted_team'

/** Judged at the client signed in to, so that no account is locked into the client they switched to (1-decisions 3). */
const JUDGED_AT_HOME = new Set(['CLIENT_SWITCH'])

/** The client whose restrictions count for a permission. */
export const judgedAt = (permission: string, { clientId, homeClientId }: Place): string =>
  JUDGED_AT_HOME.has(permission) ? homeClientId : clientId

/**
 * Why `holder` may not use a permission at a place; undefined when they may. Portal and server decide with this one
 * function (spec 1 section 5, 1-decisions 1 to 4). A restriction is a deny list: an empty one denies nowhere. With `only` it is
 * an allow list: an empty one allows nowhere.
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

/** Whether a permission is restricted for the client of a place, held or not. */
export const isRestrictedAt = (holder: AccessHolder, permission: string, place: Place): boolean =>
  restrictionsOf(holder, permission).some(
    ({ client_ids, only = false }) => client_ids.includes(judgedAt(permission, place)) !== only,
  )

/** Teams whose records are out of reach under a permission, or with `only` the teams whose records alone are in reach. */
export interface TeamRule {
  only: boolean
  teamIds: readonly string[]
}

/** What restricts a permission by team; every rule applies. */
export const teamRules = (holder: AccessHolder, permission: string): TeamRule[] =>
  restrictionsOf(holder, permission).flatMap(({ only = false, client_ids, team_ids: teamIds = [] }) =>
    teamIds.length > 0 || (only && client_ids.length === 0) ? [{ only, teamIds }] : [],
  )

/** Whether a record that belongs to these teams is out of reach under a permission, held or not. */
export const isTeamRestricted = (holder: AccessHolder, permission: string, teamIds: readonly string[]): boolean =>
  teamRules(holder, permission).some((rule) => teamIds.some((id) => rule.teamIds.includes(id)) !== rule.only)

/**
 * The teams of which a new employee must be in one: those of every rule that limits showing or, with strict rights, creating
 * employees to some teams. Undefined where no rule does.
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

/** What an operation of the contract needs: one of the permissions of its `x-ssp-permission`, and its `x-ssp-strict`. */
export interface OperationAccess {
  /** Default none. */
  access?: readonly string[]
  strict?: string | undefined
}

/**
 * The permission that `holder` lacks for an operation at a place; undefined when they may call it. At a client with strict
 * rights creating, changing and deleting need the operation's strict permission as well.
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
