import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { findEmployee } from './people.repository.ts'

/** The text of the Give dialog for an account without an employee (spec 3 section 5). */
const UNLINKED = 'You need to associate an employee with your account before giving recognition'

/**
 * The employee linked to the caller's account, who belongs to the current client.
 * @throws problem `forbidden` without one, or for an employee who has left.
 */
export async function linkedEmployee(tx: Tx, { actor, client }: Call): Promise<string> {
  const isAtHome = client.id === actor.homeClientId
  const employee = isAtHome && actor.employeeId ? await findEmployee(tx, client.id, actor.employeeId, []) : undefined
  if (!employee) throw problem('forbidden', { message: UNLINKED })
  if (!employee.present) throw problem('forbidden', { message: 'The employee of your account has left.' })
  return employee.id
}
