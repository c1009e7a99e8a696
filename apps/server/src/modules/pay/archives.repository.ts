import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** Names one archive. */
export interface ArchiveKey {
  clientId: string
  id: string
}

/** Whose archives are meant. */
interface Owner {
  clientId: string
  employeeId: string
  userId: string
}

/** Inserts an archive. */
export const insertArchive = (tx: Tx, archive: Insertable<Schema['pay_archives']>) =>
  tx.insertInto('pay_archives').values(archive).execute()

/** Takes archives from workers that have been silent for this number of seconds. @returns their ids. */
export async function requeueLost(
  tx: Tx,
  { clientId, employeeId, userId }: Owner,
  lostSeconds: number,
): Promise<string[]> {
  const rows = await tx
    .updateTable('pay_archives')
    .set({ beat_at: sql<string>`now()`, status: 'queued', claim: null })
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .where('beat_at', '<', sql<string>`now() - make_interval(secs => ${lostSeconds})`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

// The accounts whose files are in an archive, from the keys of `keyOfFile`.
const owners = sql<string[]>`array(select distinct split_part(f ->> 'key', '/', 2) from jsonb_array_elements(files) f)`

/** Archives of the last day, newest first. */
export const findArchives = (tx: Tx, { clientId, employeeId, userId }: Owner) =>
  tx
    .selectFrom('pay_archives')
    .select(['id', 'bucket', 'status', 'done', 'created_at as createdDt'])
    .select([sql<number>`jsonb_array_length(files)`.as('total'), owners.as('owners')])
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<string>`now() - interval '1 day'`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(20)
    .execute()

/** An archive of an employee; undefined if there is none. */
export const findArchive = (tx: Tx, { clientId, id }: ArchiveKey, employeeId: string) =>
  tx
    .selectFrom('pay_archives')
    .select(['bucket', 'status', 'file_name', owners.as('owners')])
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .executeTakeFirst()

/** What a worker changes of an archive. */
export interface ArchiveChange {
  done?: number
  status?: 'running' | 'ready' | 'failed'
}

const unfinished = (tx: Tx, { clientId, id }: ArchiveKey) =>
  tx
    .updateTable('pay_archives')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returning(['employee_id', 'bucket', 'files'])

const changed = (change: ArchiveChange) => ({ ...change, beat_at: sql<string>`now()` })

/** Claims an archive for a worker. @returns undefined for one that is ready, or deleted with its employee. */
export const claimArchive = (tx: Tx, key: ArchiveKey, claim: string) =>
  unfinished(tx, key)
    .set({ ...changed({ status: 'running', done: 0 }), claim })
    .executeTakeFirst()

/** Changes an archive while the claim holds. @returns undefined when it does not. */
export const updateArchive = (tx: Tx, key: ArchiveKey, claim: string, change: ArchiveChange) =>
  unfinished(tx, key).set(changed(change)).where('claim', '=', claim).executeTakeFirst()
