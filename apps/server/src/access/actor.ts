import type { TenantScope } from '../db/database.ts'
import { can, type AccessHolder, type Place } from '@ssp/api/can'

/** The caller, as read from the database for this request. */
export interface Actor {
  userId: string
  username: string
  label: string
  sessionId: string
  homeClientId: string
  homePlatformId: string
  employeeId: string | null
  /** Chosen for the portal, BCP 47; null without a choice. */
  language: string | null
  /** Position in PostgreSQL's write-ahead log (LSN) after the last change of the session; null before the first change, absent when it was not read. */
  wroteAt?: string | null
  rights: AccessHolder
  /** The rights as they were given, where `rights` are those of one operation. Default `rights`. */
  given?: AccessHolder
  /** Further clients granted to this user. */
  scopes: ReadonlySet<string>
}

/** A client as far as access is concerned. */
export interface ClientRef {
  id: string
  platformId: string
  subdomain: string
  /** Whether creating, changing and deleting there also need the permission that an operation names as strict. */
  strictRights: boolean
}

/** The right by which a user enters a client. */
export type Reach = 'home' | 'granted' | 'platform'

/** How a user may enter a client: the home client, a granted one, or any of the platform with PLATFORM_VIEW (1-decisions 10). */
export function reachOf(actor: Actor, client: ClientRef): Reach | undefined {
  if (client.id === actor.homeClientId) return 'home'
  if (actor.scopes.has(client.id)) return 'granted'
  const isStaff =
    client.platformId === actor.homePlatformId && can(actor.rights, 'PLATFORM_VIEW', placeOf(actor, client))
  return isStaff ? 'platform' : undefined
}

/** The place at which permissions of a user are decided when they work in a client. */
export const placeOf = (actor: Actor, client: Pick<ClientRef, 'id'>): Place => ({
  clientId: client.id,
  homeClientId: actor.homeClientId,
})

/** Whether a user may enter a client. */
export const canReach = (actor: Actor, client: ClientRef): boolean => reachOf(actor, client) !== undefined

/** The scope of a transaction at a client for this user (or a visitor). */
export function scopeAt(client: Pick<ClientRef, 'id' | 'platformId'>, actor: Actor | null): TenantScope {
  return { clientId: client.id, platformId: client.platformId, userId: actor?.userId ?? null }
}

/** The scope of a transaction at the user's home client, whichever client is the current one. */
export function homeScope(actor: Actor): TenantScope {
  return { clientId: actor.homeClientId, platformId: actor.homePlatformId, userId: actor.userId }
}

/** The caller at the user's own client, whichever client is worked in. */
export const homeCall = (actor: Actor): { actor: Actor; client: Pick<ClientRef, 'id' | 'platformId'> } => ({
  actor,
  client: { id: actor.homeClientId, platformId: actor.homePlatformId },
})
