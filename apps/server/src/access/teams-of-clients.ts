import type { Database } from '../db/database.ts'
import type { Actor } from './actor.ts'
import { clientsInReach, type ClientDirectory } from './client-directory.ts'
import { namedTeams } from './team-reach.ts'

/** A team with its client. */
export interface TeamOfClient {
  id: string
  label: string
  client_id: string
}

/** A team that was deleted: a restriction can still name it. */
export interface DeletedTeam extends TeamOfClient {
  deleted: true
}

/** The deleted teams named in restrictions of a user, at clients that the caller reaches. */
export async function findDeletedTeams(
  { database, directory }: { database: Database; directory: ClientDirectory },
  actor: Actor,
  ids: readonly string[],
): Promise<DeletedTeam[]> {
  if (ids.length === 0) return []
  const reach = await clientsInReach(directory, actor)
  const teams = await database.withClients([...reach], (tx) =>
    tx.selectFrom('deleted_teams').select(['id', 'label', 'client_id']).where('id', 'in', ids).orderBy('id').execute(),
  )
  return teams.map((team) => ({ ...team, deleted: true }))
}

/** Teams by client or by id, only of clients that the caller reaches, without those that restrict the caller. */
export async function findTeamsOfClients(
  { database, directory }: { database: Database; directory: ClientDirectory },
  actor: Actor,
  which: { clientIds: string[] } | { ids: string[] },
): Promise<TeamOfClient[]> {
  const [ids, clientIds] = 'ids' in which ? [which.ids, undefined] : [undefined, which.clientIds]
  if ((ids ?? clientIds)?.length === 0) return []
  const reach = await clientsInReach(directory, actor, clientIds)
  return database.withClients([...reach], (tx) =>
    tx
      .selectFrom('teams as t')
      .select(['t.id', 't.label', 't.client_id'])
      .where((at) => at.and(namedTeams(actor, ['USERS_VIEW'])))
      .$if(ids !== undefined, (teams) => teams.where('t.id', 'in', ids ?? []))
      .orderBy('t.label')
      .orderBy('t.id')
      .limit(20_000)
      .execute(),
  )
}
