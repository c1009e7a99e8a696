import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import type { Reach } from '../../access/document-reach.ts'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { isPresent } from '../../people/in-use.ts'

/** Documents by their ids that all of `reach` let through, locked: one after the other shares a document. */
export const findSharable = (tx: Tx, clientId: string, ids: readonly string[], reach: readonly Reach['documents'][]) =>
  tx
    .selectFrom('documents as d')
    .select(['d.id', 'd.name', 'd.related_type', 'd.employee_id'])
    .where('d.client_id', '=', clientId)
    .where('d.id', 'in', ids)
    .where((at) => at.and([...reach]))
    .orderBy('d.id')
    .forNoKeyUpdate(['d'])
    .execute()

/** Whether a document is shared with the client, a team or an employee. */
export async function isShared(tx: Tx, clientId: string, documentId: string, relatedId: string): Promise<boolean> {
  const { found } = await tx
    .selectNoFrom((at) =>
      at
        .exists(
          at
            .selectFrom('document_associations')
            .select('id')
            .where('client_id', '=', clientId)
            .where('document_id', '=', documentId)
            .where((is) => is(is.fn.coalesce('employee_id', 'team_id', 'client_id'), '=', relatedId)),
        )
        .as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(found)
}

/** Inserts an association. */
export const insertAssociation = (tx: Tx, association: Insertable<Schema['document_associations']>) =>
  tx.insertInto('document_associations').values(association).execute()

/** An association by its id with the name of its document; undefined if there is none. */
export const findAssociation = (tx: Tx, clientId: string, id: string, reach: Reach['associations']) =>
  tx
    .selectFrom('document_associations as a')
    .innerJoin('documents as d', (join) =>
      join.onRef('d.client_id', '=', 'a.client_id').onRef('d.id', '=', 'a.document_id'),
    )
    .select(['a.document_id', 'a.employee_id', 'd.name'])
    .where('a.client_id', '=', clientId)
    .where('a.id', '=', id)
    .where(reach)
    .executeTakeFirst()

/** Deletes an association. @returns false if it no longer exists. */
export async function deleteAssociation(tx: Tx, clientId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('document_associations')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** The ids that are teams of a client. */
export async function findTeams(tx: Tx, clientId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('teams')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids that are employees of a client. `reachable` is on `employees as e`. */
export async function findEmployees(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
  reachable: readonly RawBuilder<SqlBool>[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.client_id', '=', clientId)
    .where('e.id', 'in', ids)
    .where((at) => at.and([...reachable]))
    .execute()
  return rows.map(({ id }) => id)
}

/** Employees whose identifier is one of the keys, in lower case without separators. `reachable` is on `employees as e`. */
export const findIdentified = (
  tx: Tx,
  clientId: string,
  keys: readonly string[],
  reachable: readonly RawBuilder<SqlBool>[],
) =>
  tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.forename', 'e.surname', 'e.identifier'])
    .where('e.client_id', '=', clientId)
    .where('e.id', 'in', sql<string>`(select ssp_employees_identified(${sql.val([...keys])}::text[]))`)
    .where((at) => at.and([...reachable]))
    .orderBy('e.surname')
    .orderBy('e.id')
    .execute()

/** Whether only managers may share documents of a client. */
export async function isForManagers(tx: Tx, clientId: string): Promise<boolean> {
  const { managersOnly } = await tx
    .selectFrom('clients')
    .select('manager_share_only as managersOnly')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return managersOnly
}

/** Whether an employee is a manager who has not left. */
export async function isManager(tx: Tx, clientId: string, employeeId: string): Promise<boolean> {
  const manager = await tx
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.client_id', '=', clientId)
    .where('e.id', '=', employeeId)
    .where('e.is_manager', '=', true)
    .where(isPresent)
    .executeTakeFirst()
  return manager !== undefined
}
