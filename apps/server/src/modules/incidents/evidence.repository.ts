import { sql } from 'kysely'
import { isNamed, reachesAllAccounts } from '../../access/account-reach.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'

/** Texts of one note, and lines of a timeline, that are read at most. */
const MAX_VERSIONS = 1_000
const MAX_EVENTS = 10_000

/** What a note said before its changes, latest first. */
export const findVersions = (tx: Tx, clientId: string, noteId: string) =>
  tx
    .selectFrom('incident_note_versions')
    .select(['note', 'changed_at', 'changed_by_label'])
    .where('client_id', '=', clientId)
    .where('note_id', '=', noteId)
    .orderBy('number', 'desc')
    .limit(MAX_VERSIONS)
    .execute()

/** An earlier text as read. */
export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number]

/** The earlier texts of all notes of a report, by note. */
export async function findAllVersions(
  tx: Tx,
  clientId: string,
  incidentId: string,
): Promise<Map<string, VersionRow[]>> {
  const rows = await tx
    .selectFrom('incident_note_versions as v')
    .innerJoin('incident_notes as n', (on) =>
      on.onRef('n.client_id', '=', 'v.client_id').onRef('n.id', '=', 'v.note_id'),
    )
    .select(['v.note_id', 'v.note', 'v.changed_at', 'v.changed_by_label'])
    .where('n.client_id', '=', clientId)
    .where('n.incident_id', '=', incidentId)
    .orderBy('v.note_id')
    .orderBy('v.number', 'desc')
    .execute()
  const found = Map.groupBy(rows, ({ note_id }) => note_id)
  return new Map([...found].map(([id, versions]) => [id, versions.slice(0, MAX_VERSIONS)]))
}

/**
 * The timeline of a report, oldest first, or the `last` lines of it, latest first; without the names of accounts out of
 * reach.
 */
export const findEvents = (tx: Tx, { actor, client }: Call, incidentId: string, last?: number) => {
  const direction = last === undefined ? 'asc' : 'desc'
  const isKnown = sql`exists (select from users u where u.client_id = v.client_id and u.id = v.named_id and ${isNamed(actor)})`
  return tx
    .selectFrom('incident_events as v')
    .select(['v.action', 'v.user_label', 'v.created_at'])
    .select(
      (reachesAllAccounts(actor) ? sql.ref('v.detail') : sql`case when ${isKnown} then v.detail end`)
        .$castTo<string | null>()
        .as('detail'),
    )
    .where('v.client_id', '=', client.id)
    .where('v.incident_id', '=', incidentId)
    .orderBy('v.created_at', direction)
    .orderBy('v.id', direction)
    .limit(last ?? MAX_EVENTS)
    .execute()
}

/** A line of the timeline as read. */
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number]
