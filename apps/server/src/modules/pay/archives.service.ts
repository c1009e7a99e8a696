import { can } from '@ssp/api/can'
import { randomUUID } from 'node:crypto'
import { placeOf } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { logInteraction } from '../../people/interactions.ts'
import { ARCHIVES } from './buckets.ts'
import type { Reader } from '../../storage/personal-addresses.ts'
import { archiveKey, makeArchive } from './archive.job.ts'
import { findArchive, findArchives, insertArchive, requeueLost } from './archives.repository.ts'
import { requireBucket, requirePay, withinPay } from './pay.reach.ts'
import { findFiles, keyOfFile, PAY, type PayBucket } from './pay.repository.ts'

/** Seconds of silence after which another worker takes over an archive. */
export const LOST_SECONDS = 30

interface Wanted {
  bucket: PayBucket
  employeeId: string
  files: readonly string[]
  fileName: string
}

const mayUse = ({ actor, client }: Call, bucket: PayBucket) =>
  can(actor.rights, PAY[bucket].permission, placeOf(actor, client))

/**
 * Queues a ZIP archive of pay files, once per key (C2-041).
 * @throws problem `not_found` for a file that the employee does not have, `forbidden` for pay out of reach.
 */
export function requestArchive(
  { tenantWrite, jobs }: Pick<Deps, 'tenantWrite' | 'jobs'>,
  call: Call,
  { bucket, employeeId, files, fileName }: Wanted,
  attempt: { key: string | undefined; body: unknown },
) {
  requireBucket(call, bucket)
  return tenantWrite(call, { operation: 'archivePayFiles', ...attempt }, async (tx) => {
    const { id: clientId } = call.client
    const known = await findFiles(tx, bucket, clientId, await requirePay(tx, call, employeeId))
    const wanted = known.filter(({ name }) => files.includes(name))
    if (new Set(wanted.map(({ name }) => name)).size < files.length) throw problem('not_found')
    const keys = wanted.map(({ employee_id: owner, name, savedAs }) => ({
      key: keyOfFile(clientId, owner, name),
      name: savedAs,
    }))
    const id = randomUUID()
    await insertArchive(tx, {
      client_id: clientId,
      id,
      employee_id: employeeId,
      user_id: call.actor.userId,
      bucket,
      file_name: fileName,
      files: JSON.stringify(keys),
    })
    await jobs.enqueue(tx, makeArchive, { clientId, id })
    const details = { bucket, files: keys.length }
    await auditCall(tx, call, { action: 'pay.archive', target: employeeId, details })
    return id
  })
}

/** Archives of the caller whose files are all in reach, newest first. One whose worker was lost is queued again. */
export const listArchives = (
  { tenantWrite, jobs }: Pick<Deps, 'tenantWrite' | 'jobs'>,
  call: Call,
  employeeId: string,
) =>
  tenantWrite(call, { operation: 'listPayArchives' }, async (tx) => {
    const { id: clientId } = call.client
    await requirePay(tx, call, employeeId)
    const owner = { clientId, employeeId, userId: call.actor.userId }
    for (const id of await requeueLost(tx, owner, LOST_SECONDS)) await jobs.enqueue(tx, makeArchive, { clientId, id })
    const rows = await findArchives(tx, owner)
    const within = new Set(await withinPay(tx, call, [...new Set(rows.flatMap(({ owners }) => owners))]))
    return rows.flatMap(({ owners, ...archive }) =>
      mayUse(call, archive.bucket) && owners.every((id) => within.has(id)) ? [archive] : [],
    )
  })

/**
 * A personal address of an archive, for an account that may see the pay of each account whose files are in it; undefined if
 * there is none yet. @throws problem `not_found`, `forbidden`.
 */
export const signArchiveAddress = (
  { tenantWrite, addresses }: Pick<Deps, 'tenantWrite' | 'addresses'>,
  call: Call,
  { employeeId, id }: { employeeId: string; id: string },
  reader: Reader,
) =>
  tenantWrite(call, { operation: 'getPayArchiveUrl' }, async (tx) => {
    const { id: clientId } = call.client
    await requirePay(tx, call, employeeId)
    const archive = requireFound(await findArchive(tx, { clientId, id }, employeeId))
    requireBucket(call, archive.bucket)
    if ((await withinPay(tx, call, archive.owners)).length < archive.owners.length) throw problem('not_found')
    if (archive.status !== 'ready') return { status: archive.status }
    const { bucket, file_name: fileName } = archive
    const [action, details] = [`${PAY[bucket].action}.download`, { archive: id, file: fileName }]
    await auditCall(tx, call, { action, target: employeeId, details })
    await logInteraction(tx, call, { employeeId, type: `${PAY[bucket].type}_downloaded`, description: fileName })
    const name = { clientId, bucket: ARCHIVES, key: archiveKey(clientId, employeeId, id), fileName }
    return { status: archive.status, url: await addresses.sign(tx, reader, name) }
  })
