import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** An employee by id; undefined if there is none. */
export const findWelcomed = (tx: Tx, clientId: string, id: string) =>
  tx
    .selectFrom('employees')
    .select(['id', 'forename', 'surname', 'identifier', 'email', 'deactivated_at', 'registered_at'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Records that an employee has registered. @returns the time. */
export async function markRegistered(tx: Tx, clientId: string, id: string): Promise<string> {
  const { registeredDt } = await tx
    .updateTable('employees')
    .set({ registered_at: sql<string>`now()`, pending_fusion_auth_registration: false })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning(sql<string>`registered_at`.as('registeredDt'))
    .executeTakeFirstOrThrow()
  return registeredDt
}

/** Inserts the welcome e-mail of an employee. @returns false if there already was one. */
export async function insertWelcome(tx: Tx, clientId: string, employeeId: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('welcome_emails')
    .values({ client_id: clientId, employee_id: employeeId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('employee_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether an employee has a welcome e-mail that was not sent yet. */
export async function isUnsent(tx: Tx, clientId: string, employeeId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('welcome_emails')
    .select('employee_id')
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Records that the welcome e-mail of an employee was sent. */
export const markSent = (tx: Tx, clientId: string, employeeId: string) =>
  tx
    .updateTable('welcome_emails')
    .set({ sent_at: sql<string>`now()` })
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .execute()
