import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { Call } from '../../access/call.ts'
import { isForManagers, isManager } from './sharing.repository.ts'

/**
 * Whether the caller may share documents. If the client has `manager_share_only` set, only an account whose employee is a
 * manager of that client may, which excludes accounts of other clients.
 */
export async function mayShareDocuments(tx: Tx, { actor, client }: Call): Promise<boolean> {
  if (!(await isForManagers(tx, client.id))) return true
  const employeeId = actor.homeClientId === client.id ? actor.employeeId : null
  return employeeId !== null && isManager(tx, client.id, employeeId)
}

/** @throws problem `forbidden` unless the caller may share documents. */
export async function requireDocumentSharing(tx: Tx, call: Call): Promise<void> {
  if (!(await mayShareDocuments(tx, call)))
    throw problem('forbidden', { message: 'Only managers can share documents of this client.' })
}
