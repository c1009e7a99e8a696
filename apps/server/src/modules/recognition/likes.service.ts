import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { linkedEmployee } from './linked-employee.ts'
import { addLike, removeLike } from './people.repository.ts'
import { reachableRecognitions } from './reachable.repository.ts'
import { findRecognition } from './recognition.repository.ts'
import { findSettings } from './setup.repository.ts'

// Unpublished recognition does not exist for employees.
async function requirePublished(tx: Tx, call: Call, id: string) {
  const row = await findRecognition(tx, call.client.id, id, reachableRecognitions(call))
  const settings = await findSettings(tx, call.client.id)
  if (!row || row.rejected_reason !== null || (settings?.require_approval && !row.approved)) throw problem('not_found')
}

const change = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  operation: 'likeRecognition' | 'unlikeRecognition',
): Promise<number> =>
  tenantWrite(call, { operation }, async (tx) => {
    const employeeId = await linkedEmployee(tx, call)
    await requirePublished(tx, call, id)
    const like = operation === 'likeRecognition' ? addLike : removeLike
    await like(tx, call.client.id, id, employeeId)
    const action = operation === 'likeRecognition' ? 'recognition.like' : 'recognition.unlike'
    await auditCall(tx, call, { action, target: id })
    return (await findRecognition(tx, call.client.id, id, []))?.likes ?? 0
  })

/**
 * Adds the like of the caller's employee, once.
 * @returns the number of likes.
 * @throws problem `forbidden` without a linked employee, `not_found` for unpublished recognition.
 */
export const likeRecognition = (deps: Pick<Deps, 'tenantWrite'>, call: Call, id: string) =>
  change(deps, call, id, 'likeRecognition')

/** Removes the like. Returns and throws as `like`. */
export const unlikeRecognition = (deps: Pick<Deps, 'tenantWrite'>, call: Call, id: string) =>
  change(deps, call, id, 'unlikeRecognition')
