import { sql } from 'kysely'
import type { Actor, ClientRef } from '../access/actor.ts'
import { employeesAs, notRestricted } from '../access/not-restricted.ts'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'

/**
 * An employee of the client whom none of the permissions hides, by default EMPLOYEES_VIEW.
 * @throws problem `not_found` for any other, so that the response does not reveal whether the id exists elsewhere.
 */
export async function requireEmployee(
  tx: Tx,
  { actor, client }: { actor: Actor; client: Pick<ClientRef, 'id'> },
  id: string,
  permissions: readonly string[] = ['EMPLOYEES_VIEW'],
): Promise<{ id: string; version: number }> {
  const employee = await tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.version'])
    .where('e.client_id', '=', client.id)
    .where('e.id', '=', id)
    .where((at) => at.and(permissions.flatMap((permission) => notRestricted(actor, permission, employeesAs('e')))))
    .executeTakeFirst()
  if (!employee) throw problem('not_found')
  return employee
}

/** Locks the row of an employee until the transaction ends. Does nothing for an unknown employee. */
export async function lockEmployee(tx: Tx, clientId: string, id: string): Promise<void> {
  await sql`select from employees where client_id = ${clientId} and id = ${id} for no key update`.execute(tx)
}
