/** What access is judged by: the claims of a session user, or the rights the server looked up. */
export interface AccessHolder {
  /** Held permissions, for example `EMPLOYEES_VIEW`. */
  permissions: readonly string[]
  /** Where a held permission does **not** apply: a deny list of clients and teams per permission. */
  restricted: readonly {
    permission: string
    client_ids: readonly string[]
    /** Left out by a server that knows no restricted teams. */
    team_ids?: readonly string[]
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
  /** Teams of the record; a restriction for any of them denies. */
  teamIds?: readonly string[] | undefined
  /** Whether the account may enter the client. Default true. */
  reachable?: boolean
  /** Whether the client has strict rights. Default false. */
  strictRights?: boolean | undefined
}

/** Why a permission may not be used, in the order of judging. */
export type Denial = 'inactive' | 'client' | 'not_held' | 'restricted_client' | 'restricted_team'

/** Judged at the client signed in to, so that nobody is locked into the client they switched to (1-decisions 3). */
const JUDGED_AT_HOME = new Set(['CLIENT_SWITCH'])

/** The client whose restrictions count for a permission. */
export const judgedAt = (permission: string, { clientId, homeClientId }: Place): string =>
  JUDGED_AT_HOME.has(permission) ? homeClientId : clientId

/**
 * Why `holder` may not use a permission at a place; undefined when they may. Portal and server decide with this one
 * function (spec 1 section 5, 1-decisions 1 to 4). A restriction is a deny list: an empty one denies nowhere.
 */
export function denialOf(holder: AccessHolder, permission: string, place: Place): Denial | undefined {
  if (holder.active === false) return 'inactive'
  if (place.reachable === false) return 'client'
  if (!holder.permissions.includes(permission)) return 'not_held'
  if (isRestrictedAt(holder, permission, place)) return 'restricted_client'
  const teams = restrictedTeams(holder, permission)
  return place.teamIds?.some((id) => teams.includes(id)) ? 'restricted_team' : undefined
}

const restrictionsOf = ({ restricted }: AccessHolder, permission: string) =>
  restricted.filter((entry) => entry.permission === permission)

/** Whether a permission is restricted for the client of a place, held or not. */
export const isRestrictedAt = (holder: AccessHolder, permission: string, place: Place): boolean =>
  restrictionsOf(holder, permission).some(({ client_ids }) => client_ids.includes(judgedAt(permission, place)))

/** The teams whose records are out of reach under a permission. */
export const restrictedTeams = (holder: AccessHolder, permission: string): string[] =>
  restrictionsOf(holder, permission).flatMap(({ team_ids = [] }) => team_ids)

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
