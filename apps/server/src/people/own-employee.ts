import type { Call } from '../access/call.ts'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import { isPresent } from './in-use.ts'

/**
 * The employee of the client worked in to whom the caller's account is linked, who has not left, by a merged account either.
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
          .selectFrom('employees as e')
          .select(['e.id', 'e.forename', 'e.surname'])
          .where('e.client_id', '=', client.id)
          .where('e.id', '=', id)
          .where(isPresent)
          .executeTakeFirst()
  if (!employee)
    throw problem('forbidden', { message: 'Your account is not associated with an employee of this client.' })
  return employee
}
