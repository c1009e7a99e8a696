import { sql, type Insertable, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'
import type { Conditions } from './reachable.repository.ts'

/** The balance in pence: the sum of the entries. */
export async function findBalance(tx: Tx, clientId: string): Promise<number> {
  const { pence } = await tx
    .selectFrom('reward_entries')
    .select(sql<number>`coalesce(sum(amount_pence), 0)::bigint`.as('pence'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return pence
}

/** Locks the balance of the client until the transaction ends, so that its changes take turns. */
export async function lockAccount(tx: Tx, clientId: string): Promise<void> {
  await tx
    .insertInto('reward_accounts')
    .values({ client_id: clientId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`select from reward_accounts where client_id = ${clientId} for update`.execute(tx)
}

/** Adds money. */
export const insertTopUp = (tx: Tx, entry: Omit<Insertable<Schema['reward_entries']>, 'kind'>) =>
  tx
    .insertInto('reward_entries')
    .values({ ...entry, kind: 'top_up' })
    .execute()

// The name of a recipient out of reach is omitted; the entry stays, because the sum is shown.
const entries = (tx: Tx, clientId: string, reachable: Conditions) =>
  tx
    .selectFrom('reward_entries as l')
    .leftJoin('rewards as r', (join) => join.onRef('r.client_id', '=', 'l.client_id').onRef('r.id', '=', 'l.reward_id'))
    .leftJoin('employees as e', (join) =>
      join
        .onRef('e.client_id', '=', 'r.client_id')
        .onRef('e.id', '=', 'r.employee_id')
        .on(sql<SqlBool>`${sql.join([sql`true`, ...reachable], sql` and `)}`),
    )
    .select([
      'l.id',
      'l.created_at',
      'l.kind',
      'l.amount_pence',
      'l.reward_id',
      'l.note',
      'l.actor_label',
      'e.title',
      'e.forename',
      'e.surname',
    ])
    .where('l.client_id', '=', clientId)

/** A page of the entries, newest first. */
export const findEntries = (tx: Tx, clientId: string, page: Page, reachable: Conditions) =>
  paged(entries(tx, clientId, reachable), page, {
    search: [],
    order: ['l.created_at', 'l.id'],
    direction: 'desc',
    isCostly: true,
  }).execute()

/** How many entries there are. */
export const countEntries = (tx: Tx, clientId: string) => counted(entries(tx, clientId, []), {}, { search: [] })

/** An entry as the list shows it. */
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]
