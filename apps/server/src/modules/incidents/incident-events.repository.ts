import { randomUUID } from 'node:crypto'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Call } from '../../access/call.ts'

/** What can be done with a report, as its timeline names it. */
export type IncidentAction =
  | 'acknowledge'
  | 'acknowledge.undo'
  | 'assign'
  | 'assign.undo'
  | 'declare'
  | 'evidence'
  | 'image.add'
  | 'image.remove'
  | 'note.add'
  | 'note.remove'
  | 'note.update'
  | 'resolve'
  | 'resolve.undo'

/** Who did it; the label is null for somebody of another client. */
export interface IncidentActor {
  clientId: string
  user: { id: string; label: string | null }
}

/** The caller as the timeline names them. */
export const incidentActor = ({ actor, client }: Call): IncidentActor => ({
  clientId: client.id,
  user: { id: actor.userId, label: actor.label },
})

/** Those of several users of the client who meet the conditions on `users as u`; ids that it does not have are left out. */
export const findUsers = (
  tx: Tx,
  clientId: string,
  ids: readonly string[],
  reachable: readonly RawBuilder<SqlBool>[],
) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('users as u')
        .select(['u.id', 'u.label', 'u.status'])
        .where('u.client_id', '=', clientId)
        .where('u.id', 'in', ids)
        .where((at) => at.and([...reachable]))
        .execute()

/** Adds a line to the timeline of a report, in the transaction of the change. */
export async function addIncidentEvent(
  tx: Tx,
  { clientId, user }: IncidentActor,
  event: { incident_id: string; action: IncidentAction; detail?: string; named_id?: string },
): Promise<void> {
  await tx
    .insertInto('incident_events')
    .values({ client_id: clientId, id: randomUUID(), user_id: user.id, user_label: user.label, ...event })
    .execute()
}
