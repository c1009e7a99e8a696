import { can, denialOf, judgedAt, type Denial } from '@ssp/api/can'
import { reachesAccount } from '../../access/account-reach.ts'
import { canReach, homeScope, reachOf, scopeAt, type Reach } from '../../access/actor.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { findAccount } from '../../session/actor.repository.ts'
import type { Call } from '../../access/call.ts'
import { findTeamsOfClients } from '../../access/teams-of-clients.ts'
import { findSources, type Sources } from './access-explainer.repository.ts'

/** May this user use this permission, at a client (default: the one worked in) and for a team of it? */
export interface AccessCheck {
  userId: string
  permission: string
  targetId?: string
  teamId?: string
}

/** The decision and its reasons. */
export interface Explanation extends Sources {
  allowed: boolean
  denial: Denial | null
  /** The client whose restrictions apply. */
  judgedAt: string
  reach: Reach | null
  /** Whether the client has strict rights. */
  strictRights: boolean
}

/**
 * Explains why a user may or may not use a permission, with the function that checks every call.
 * @throws problem `forbidden` for another user without USERS_VIEW; `not_found` for a user, permission, client or team out
 * of the caller's reach.
 */
export async function explainAccess(
  { database, directory }: Pick<Deps, 'database' | 'directory'>,
  { actor, client }: Call,
  { userId, permission, targetId, teamId }: AccessCheck,
): Promise<Explanation> {
  const isSelf = userId === actor.userId
  const here = { clientId: client.id, homeClientId: actor.homeClientId }
  if (!isSelf && !can(actor.rights, 'USERS_VIEW', here)) throw problem('forbidden', { permission: 'USERS_VIEW' })
  const target = await directory.byId(targetId ?? client.id)
  if (!target || !canReach(actor, target)) throw problem('not_found')
  if (teamId !== undefined) {
    const [team] = await findTeamsOfClients({ database, directory }, actor, { ids: [teamId] })
    if (team?.client_id !== target.id) throw problem('not_found')
  }
  // An account lives in its home client: the caller's own may be another than the one worked in.
  const homeClientId = isSelf ? actor.homeClientId : client.id
  return database.withTenant(isSelf ? homeScope(actor) : scopeAt(client, actor), async (tx) => {
    const account = await findAccount(tx, { homeClientId, userId, sessionId: '' })
    const sources = account && (await findSources(tx, homeClientId, userId, permission))
    const isWithin = isSelf || (await reachesAccount(tx, { actor, clientId: homeClientId }, userId))
    if (!account || !sources || !isWithin) throw problem('not_found')
    const { strictRights } = target
    const reach = reachOf(account, target) ?? null
    const place = {
      clientId: target.id,
      homeClientId,
      reachable: reach !== null,
      ...(teamId !== undefined && { teamIds: [teamId] }),
    }
    const denial = denialOf(account.rights, permission, place) ?? null
    return {
      allowed: denial === null,
      denial,
      judgedAt: judgedAt(permission, place),
      reach,
      strictRights,
      ...sources,
    }
  })
}
