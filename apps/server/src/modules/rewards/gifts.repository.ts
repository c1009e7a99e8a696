import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { Conditions } from './reachable.repository.ts'

const FIELDS = [
  'r.id',
  'r.gift_key',
  'r.employee_id',
  'r.amount_pence',
  'r.message',
  'r.status',
  'r.sealed_code',
  'r.given_by',
  'r.given_by_label',
] as const

const gifts = (tx: Tx, clientId: string) =>
  tx.selectFrom('rewards as r').select(FIELDS).where('r.client_id', '=', clientId)

/** A gift at any step. */
export type Gift = NonNullable<Awaited<ReturnType<typeof findGift>>>

/** A gift; undefined if there is none. Its row is locked until the transaction ends. */
export const findGift = (tx: Tx, clientId: string, id: string, reachable: Conditions = []) =>
  gifts(tx, clientId)
    .where('r.id', '=', id)
    .where((at) => at.and(reachable))
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The gift of a key; undefined if there is none. */
export const findGiftOfKey = (tx: Tx, clientId: string, key: string) =>
  gifts(tx, clientId).where('r.gift_key', '=', key).executeTakeFirst()

/** The gift whose code this is; undefined if there is none. */
export const findGiftOfCode = (tx: Tx, clientId: string, codeHash: string, reachable: Conditions) =>
  gifts(tx, clientId)
    .where('r.code_hash', '=', codeHash)
    .where((at) => at.and(reachable))
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Reserves the money of a gift. @returns false if the key already has one. */
export async function insertGift(tx: Tx, gift: Insertable<Schema['rewards']>): Promise<boolean> {
  const made = await tx
    .insertInto('rewards')
    .values(gift)
    .onConflict((conflict) => conflict.columns(['client_id', 'gift_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

const step = (tx: Tx, clientId: string, id: string, from: 'reserved' | 'issued') =>
  tx
    .updateTable('rewards')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')

/** reserved -> issued. Nothing happens to a gift that is further already. */
export const markIssued = (tx: Tx, clientId: string, id: string, code: { sealed_code: string; code_hash: string }) =>
  step(tx, clientId, id, 'reserved')
    .set({ ...code, status: 'issued', touched_at: sql<string>`now()` })
    .executeTakeFirst()

/** reserved -> refunded. @returns undefined for a gift that is further already. */
export const markRefunded = (tx: Tx, clientId: string, id: string, by: { userId: string; label: string } | null) =>
  step(tx, clientId, id, 'reserved')
    .set({ status: 'refunded', refunded_by: by?.userId ?? null, refunded_by_label: by?.label ?? null })
    .executeTakeFirst()

/** issued -> recorded. */
export const markRecorded = (tx: Tx, clientId: string, id: string, message: string) =>
  step(tx, clientId, id, 'issued')
    .set({ status: 'recorded', message, recorded_at: sql<string>`now()` })
    .executeTakeFirst()

/** Records that a step was just attempted, so that the job waits. */
export const touchGift = (tx: Tx, clientId: string, id: string) =>
  tx
    .updateTable('rewards')
    .set({ touched_at: sql<string>`now()` })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()

/** The unfinished gifts, oldest first. */
export const findUnfinished = (tx: Tx, clientId: string, reachable: Conditions) =>
  tx
    .selectFrom('rewards as r')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'r.client_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .select([...FIELDS, 'r.created_at', 'e.title', 'e.forename', 'e.surname'])
    .where('r.client_id', '=', clientId)
    .where('r.status', 'in', ['reserved', 'issued'])
    .where((at) => at.and(reachable))
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(100)
    .execute()

/** Without progress for so long that no worker has it: a bought code waits only for the browser. */
const IS_STALLED = sql<boolean>`(status = 'issued' and touched_at < now() - interval '1 minute')
  or (status = 'reserved' and touched_at < now() - interval '15 minutes')`

/** Gifts of all clients without progress, with clients in turn: many that cannot be settled delay no other client. */
export const findStalled = (tx: Tx, limit: number) =>
  tx
    .selectFrom(
      sql<{ client_id: string; id: string; touched_at: string; turn: number }>`(select client_id, id, touched_at,
        row_number() over (partition by client_id order by touched_at) as turn from rewards where ${IS_STALLED})`.as(
        'stalled',
      ),
    )
    .select(['client_id', 'id'])
    .orderBy('turn')
    .orderBy('touched_at')
    .limit(limit)
    .execute()

/** The recipient of a gift; undefined if there is none. The row cannot be deleted before the transaction ends. */
export const findRecipient = (tx: Tx, clientId: string, id: string, reachable: Conditions) =>
  tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.email', 'e.deactivated_at'])
    .where('e.client_id', '=', clientId)
    .where('e.id', '=', id)
    .where((at) => at.and(reachable))
    .forKeyShare()
    .executeTakeFirst()
