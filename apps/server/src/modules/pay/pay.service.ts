import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { requireFound } from '../../errors.ts'
import { logInteraction } from '../../people/interactions.ts'
import type { Reader } from '../../storage/personal-addresses.ts'
import { requireBucket, requirePay } from './pay.reach.ts'
import {
  deleteRecord,
  findFiles,
  findPayDocuments,
  findPayslips,
  keyOfFile,
  PAY,
  type PayBucket,
} from './pay.repository.ts'

const within = <T>(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  employeeId: string,
  find: (tx: Tx, clientId: string, employeeIds: readonly string[]) => Promise<T>,
): Promise<T> => tenantRead(call, async (tx) => find(tx, call.client.id, await requirePay(tx, call, employeeId)))

/** @throws problem `not_found` or `forbidden` for an employee out of reach. */
export const listPayslips = (deps: Pick<Deps, 'tenantRead'>, call: Call, employeeId: string) =>
  within(deps, call, employeeId, findPayslips)

/** @throws problem `not_found` or `forbidden` for an employee out of reach. */
export const listPayDocuments = (deps: Pick<Deps, 'tenantRead'>, call: Call, employeeId: string) =>
  within(deps, call, employeeId, findPayDocuments)

/** The files of a bucket. @throws problem `not_found` or `forbidden` for an employee out of reach. */
export const listPayFiles = (deps: Pick<Deps, 'tenantRead'>, bucket: PayBucket, call: Call, employeeId: string) =>
  within(deps, call, employeeId, async (tx, clientId, ids) => {
    const files = await findFiles(tx, bucket, clientId, ids)
    return files.map(({ shown: _shown, savedAs: _savedAs, ...file }) => file)
  })

/** A personal address of a file; undefined if the employee has none with this name. */
export function getPayFileUrl(
  { tenantWrite, addresses }: Pick<Deps, 'tenantWrite' | 'addresses'>,
  call: Call,
  { bucket, employeeId, name }: { bucket: PayBucket; employeeId: string; name: string },
  reader: Reader,
): Promise<string | undefined> {
  requireBucket(call, bucket)
  return tenantWrite(call, { operation: 'getPayFileUrl' }, async (tx) => {
    const { id: clientId } = call.client
    const files = await findFiles(tx, bucket, clientId, await requirePay(tx, call, employeeId))
    const file = files.find((one) => one.name === name)
    if (!file) return undefined
    // Logged for the account that owns the file: readers of the correct account's log may not see the merged one.
    const { employee_id: owner, shown: description, savedAs: fileName } = file
    const [action, details] = [`${PAY[bucket].action}.download`, { file: fileName }]
    await auditCall(tx, call, { action, target: owner, details })
    await logInteraction(tx, call, { employeeId: owner, type: `${PAY[bucket].type}_downloaded`, description })
    return addresses.sign(tx, reader, { clientId, bucket, key: keyOfFile(clientId, owner, name), fileName })
  })
}

/** Deletes a record with its file. @throws problem `not_found` for one of another employee, merged or not. */
export function deletePayFile(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { bucket, employeeId, id }: { bucket: PayBucket; employeeId: string; id: string },
) {
  requireBucket(call, bucket)
  return tenantWrite(call, { operation: 'deletePayFile' }, async (tx) => {
    await requirePay(tx, call, employeeId)
    const { id: clientId } = call.client
    const removed = requireFound(await deleteRecord(tx, bucket, { clientId, employeeId, id }))
    const action = `${PAY[bucket].action}.remove`
    await auditCall(tx, call, { action, target: employeeId, details: { id } })
    const entry = { type: `${PAY[bucket].type}_deleted`, description: removed.description, notify: true }
    await logInteraction(tx, call, { employeeId, ...entry })
  })
}
