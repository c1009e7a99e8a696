import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

type TargetScope = Schema['shared_document_scopes']['target_scope']

/** What an access is to. */
export interface Target {
  target_scope: TargetScope
  /** null for default. */
  target_id: string | null
}

const COLUMNS = ['id', 'user_id', 'target_id', 'target_scope'] as const

/** The shared-document access of one user, or all access of users of the client to one platform. */
export function findAccess(tx: Tx, clientId: string, by: { userId: string } | { platformId: string }) {
  const query = tx.selectFrom('shared_document_scopes').select(COLUMNS).where('client_id', '=', clientId)
  const chosen =
    'userId' in by
      ? query.where('user_id', '=', by.userId)
      : query.where('target_scope', '=', 'platform').where('target_id', '=', by.platformId)
  return chosen.orderBy('created_at').orderBy('id').limit(2000).execute()
}

/** Gives access. @returns the id of the new access, or of an identical one that exists. */
export async function insertAccess(
  tx: Tx,
  clientId: string,
  row: Target & { id: string; user_id: string },
): Promise<{ id: string; isNew: boolean }> {
  const made = await tx
    .insertInto('shared_document_scopes')
    .values({ client_id: clientId, ...row })
    .onConflict((conflict) => conflict.columns(['client_id', 'user_id', 'target_scope', 'target_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, isNew: true }
  const { id } = await tx
    .selectFrom('shared_document_scopes')
    .select('id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', row.user_id)
    .where('target_scope', '=', row.target_scope)
    .where('target_id', row.target_id === null ? 'is' : '=', row.target_id)
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

/** Takes access away. @returns what it was; undefined if there is none. */
export function deleteAccess(tx: Tx, clientId: string, id: string) {
  return tx
    .deleteFrom('shared_document_scopes')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** The label of a user of the client, or undefined when there is none. */
export async function findUserLabel(tx: Tx, clientId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('label')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.label
}
