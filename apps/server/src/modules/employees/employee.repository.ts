import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { updateRecord } from '../../db/update-record.ts'
import type { EmployeeChange } from './employee-changes.ts'

/** Bucket of the portraits of employees. */
export const AVATARS = 'employee-avatars'

/** Changes columns of an employee. @returns the new version. */
export async function updateEmployee(
  tx: Tx,
  clientId: string,
  id: string,
  columns: EmployeeChange['columns'],
): Promise<number> {
  return updateRecord(tx, 'employees', clientId, id, columns)
}

/** Keeps an identifier that an edit took from an employee, once. */
export const keepIdentifier = (tx: Tx, clientId: string, id: string, identifier: string) =>
  tx
    .updateTable('employees')
    .set({
      former_identifiers: sql<string[]>`array_append(array_remove(former_identifiers, ${identifier}), ${identifier})`,
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()

/** Records that the account must set a new password. @returns the new version. */
export async function markPasswordReset(tx: Tx, clientId: string, id: string): Promise<number> {
  return updateRecord(tx, 'employees', clientId, id, { password_reset_at: sql<string>`now()` })
}

/** The name and address of an employee, and the domain of their portal; undefined if there is none. */
export const findResetRecipient = (tx: Tx, clientId: string, id: string) =>
  tx
    .selectFrom('employees as e')
    .innerJoin('clients as c', 'c.id', 'e.client_id')
    .innerJoin('platforms as p', 'p.id', 'c.platform_id')
    .select(['e.forename', 'e.surname', 'e.email', 'p.domain'])
    .where('e.client_id', '=', clientId)
    .where('e.id', '=', id)
    .executeTakeFirst()

/** Deletes an employee, and the rows that refer to it. */
export const deleteEmployee = (tx: Tx, clientId: string, id: string) =>
  tx.deleteFrom('employees').where('client_id', '=', clientId).where('id', '=', id).execute()

/** The additional data of an employee as stored; undefined if there is none. */
export async function findAdditionalData(tx: Tx, clientId: string, employeeId: string) {
  const row = await tx
    .selectFrom('employee_additional_data')
    .select(['data', 'version'])
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
  return row
}

/** Stores the key of an avatar, whether or not there was one. */
export async function saveAvatar(tx: Tx, clientId: string, employeeId: string, key: string): Promise<void> {
  const data = JSON.stringify({ avatar: key })
  await tx
    .insertInto('employee_additional_data')
    .values({ client_id: clientId, employee_id: employeeId, data })
    .onConflict((conflict) => conflict.columns(['client_id', 'employee_id']).doUpdateSet({ data }))
    .execute()
}

/** Deletes the additional data of an employee. */
export const deleteAdditionalData = (tx: Tx, clientId: string, employeeId: string) =>
  tx
    .deleteFrom('employee_additional_data')
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .execute()

/** Deletes the avatar files of an employee except one; a sweep removes the bytes. */
export async function deleteAvatars(tx: Tx, clientId: string, employeeId: string, kept = ''): Promise<void> {
  await tx
    .deleteFrom('objects')
    .where('client_id', '=', clientId)
    .where('bucket', '=', AVATARS)
    .where('object_key', 'like', `${clientId}/${employeeId}/%`)
    .where('object_key', '<>', kept)
    .execute()
}
