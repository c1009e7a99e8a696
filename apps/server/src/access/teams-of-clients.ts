import type { Database } from '../db/database.ts'
import type { Actor } from './actor.ts'
import { clientsInReach, type ClientDirectory } from './client-directory.ts'

/** A team with its client. */
export interface TeamOfClient {
  id: string
  label: string
  client_id: string
}

/** Teams by client or by id, of the clients that the caller reaches and of no others. */
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
      .selectFrom('teams')
      .select(['id', 'label', 'client_id'])
      .$if(ids !== undefined, (teams) => teams.where('id', 'in', ids ?? []))
      .orderBy('label')
      .orderBy('id')
      .limit(20_000)
      .execute(),
  )
}
