import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { requireFound } from '../../errors.ts'
import { requireOwnEmployee } from '../../people/own-employee.ts'
import * as repository from './news.repository.ts'
import type { Reading } from './news.repository.ts'

const requireReader = async (tx: Tx, call: Call, id: string) => {
  const { id: employeeId } = await requireOwnEmployee(tx, call)
  const article = requireFound(await repository.findPublished(tx, { clientId: call.client.id, id }))
  return { article, employeeId }
}

/** An article as the caller's employee sees it. @throws problem `forbidden`, `not_found`. */
export const findPublished = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) => {
    const { article, employeeId } = await requireReader(tx, call, id)
    const reader = await repository.findReader(tx, { clientId: call.client.id, id }, employeeId)
    return { article, reader }
  })

/**
 * Records the confirmation or reaction of the caller's employee to an article. @throws problem `forbidden`, `not_found`.
 */
export const readArticle = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  reading: Reading,
): Promise<void> =>
  tenantWrite(call, { operation: 'readNews' }, async (tx) => {
    const { employeeId } = await requireReader(tx, call, id)
    if (!(await repository.noteReading(tx, { clientId: call.client.id, id }, employeeId, reading))) return
    await auditCall(tx, call, { action: 'news.read', target: id, details: { ...reading } })
  })
