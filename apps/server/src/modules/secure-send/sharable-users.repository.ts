import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import { paged } from '../../db/paged.ts'

/** Somebody with whom the user of the transaction may share. */
export interface SharableUser {
  client_id: string
  id: string
  username: string
  label: string
  email: string | null
  client_name: string
}

const LIST = {
  search: ['u.label', 'u.username', 'u.email', 'u.client_name'],
  order: ['u.label', 'u.client_id', 'u.id'],
} as const

/** How many are listed. */
const MOST = 2000

// Without the accounts that a rule by team on USERS_VIEW hides. Their teams are looked up only where there is one.
function sharableBy(actor: Actor): RawBuilder<SharableUser> {
  const rules = notRestricted(actor, 'USERS_VIEW', (teamIds) => sql`u.team_ids && ${sql.val([...teamIds])}::uuid[]`)
  if (rules.length === 0) return sql`ssp_sharable_users()`
  return sql`(select client_id, id, username, label, email, client_name from ssp_sharable_accounts() u
    where ${sql.join(rules, sql` and `)})`
}

const sharable = (tx: Tx, actor: Actor) => tx.selectFrom(sharableBy(actor).as('u')).selectAll()

/** With whom the user of the transaction may share, by name. */
export const findSharableUsers = (tx: Tx, actor: Actor, search: string | undefined): Promise<SharableUser[]> =>
  paged(sharable(tx, actor), { limit: MOST, ...(search !== undefined && { search }) }, LIST).execute()

/** Those of these ids with whom the user of the transaction may share. */
export const findSharable = (tx: Tx, actor: Actor, ids: readonly string[]): Promise<SharableUser[]> =>
  sharable(tx, actor).where('u.id', 'in', ids).orderBy('u.label').orderBy('u.id').execute()

/** Of these ids those to whom the sender has sent something before. */
export async function findKnown(
  tx: Tx,
  { userId, homeClientId }: { userId: string; homeClientId: string },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('shared_documents')
    .select('receiver_id')
    .distinct()
    .where('client_id', '=', homeClientId)
    .where('sender_id', '=', userId)
    .where('receiver_id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.receiver_id))
}

/** From this similarity of trigrams on two names are easily taken for each other: Smith and Smyth. */
const ALIKE = 0.5

/** Pairs of a chosen user and another sharable one with a name like it, the most similar first. */
export async function findAlike(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<(SharableUser & { to: string })[]> {
  const { rows } = await sql<SharableUser & { to: string }>`
    with users as materialized (select u.*, ssp_fold(u.label) as name from ${sharableBy(actor)} u)
    select chosen.id as "to", o.client_id, o.id, o.username, o.label, o.email, o.client_name
      from users chosen join users o on (o.client_id, o.id) <> (chosen.client_id, chosen.id)
        and similarity(o.name, chosen.name) >= ${ALIKE}
      where chosen.id in (${sql.join(ids)})
      order by similarity(o.name, chosen.name) desc, o.label, o.id limit 250`.execute(tx)
  return rows
}
