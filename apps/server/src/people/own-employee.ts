import type { Call } from '../access/call.ts'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'

/**
 * The active employee of the client worked in to whom the caller's account is linked.
 * @throws problem `forbidden` for an account without one.
 */
export async function requireOwnEmployee(
  tx: Tx,
  { actor, client }: Call,
): Promise<{ id: string; forename: string; surname: string }> {
  const id = client.id === actor.homeClientId ? actor.employeeId : null
  const employee =
    id === null
      ? undefined
      : await tx
          .selectFrom('employees')
          .select(['id', 'forename', 'surname'])
          .where('client_id', '=', client.id)
          .where('id', '=', id)
          .where('deactivated_at', 'is', null)
          .executeTakeFirst()
  if (!employee)
    throw problem('forbidden', { message: 'Your account is not associated with an employee of this client.' })
  return employee
}
