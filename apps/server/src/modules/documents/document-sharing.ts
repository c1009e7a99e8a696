import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { Call } from '../../access/call.ts'

/**
 * Whether the caller may share documents. With `manager_share_only` of the client only an account whose employee is a manager
 * of that client may, so an account of another client may not either.
 */
export async function mayShareDocuments(tx: Tx, { actor, client }: Call): Promise<boolean> {
  const employeeId = actor.homeClientId === client.id ? actor.employeeId : null
  const { managersOnly } = await tx
    .selectFrom('clients')
    .select('manager_share_only as managersOnly')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  if (!managersOnly) return true
  if (employeeId === null) return false
  const manager = await tx
    .selectFrom('employees')
    .select('id')
    .where('client_id', '=', client.id)
    .where('id', '=', employeeId)
    .where('is_manager', '=', true)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return manager !== undefined
}

/** @throws problem `forbidden` unless the caller may share documents. */
export async function requireDocumentSharing(tx: Tx, call: Call): Promise<void> {
  if (!(await mayShareDocuments(tx, call)))
    throw problem('forbidden', { message: 'Only managers can share documents of this client.' })
}
