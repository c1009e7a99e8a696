import type { Tx } from '../../db/database.ts'

/** The clients that a user may work in, by name. */
export function findScopes(tx: Tx, clientId: string, userId: string) {
  return tx
    .selectFrom('user_scopes as s')
    .innerJoin('clients as c', 'c.id', 's.granted_client_id')
    .select([
      's.id',
      's.user_id',
      's.granted_client_id as client_id',
      'c.client_name as clientName',
      's.is_default as default',
    ])
    .where('s.client_id', '=', clientId)
    .where('s.user_id', '=', userId)
    .orderBy('c.client_name')
    .orderBy('s.id')
    .execute()
}

/** A scope of a user of the client, locked; undefined if there is none. */
export function findScope(tx: Tx, clientId: string, id: string) {
  return tx
    .selectFrom('user_scopes')
    .select(['id', 'user_id', 'granted_client_id', 'is_default'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Inserts a scope. A second one for the same client violates a constraint. */
export async function insertScope(
  tx: Tx,
  clientId: string,
  scope: { id: string; user_id: string; granted_client_id: string },
): Promise<void> {
  await tx
    .insertInto('user_scopes')
    .values({ client_id: clientId, ...scope })
    .execute()
}

/** Removes a scope. */
export async function deleteScope(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom('user_scopes').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Makes a scope the only default of its user. */
export async function makeDefault(tx: Tx, clientId: string, scope: { id: string; user_id: string }): Promise<void> {
  const ofUser = tx.updateTable('user_scopes').where('client_id', '=', clientId).where('user_id', '=', scope.user_id)
  await ofUser.set({ is_default: false }).where('is_default', '=', true).execute()
  await ofUser.set({ is_default: true }).where('id', '=', scope.id).execute()
}
