import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import { requireSameClient, type Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import { updateRecord } from '../../db/update-record.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { requireText } from '../../http/require-text.ts'
import * as repository from './setup.repository.ts'
import type { TypeRow } from './setup.repository.ts'

const requireOne = async (tx: Tx, { client }: Call, id: string, ifMatch?: string): Promise<TypeRow> => {
  await lockRecord(tx, 'recognition_types', client.id, id)
  const type = await repository.findType(tx, client.id, id)
  if (!type) throw problem('not_found')
  requireVersion(ifMatch, type.version, () => type)
  return type
}

/** The types of a client by title. */
export const listTypes = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call): Promise<TypeRow[]> =>
  tenantRead(call, (tx) => repository.findTypes(tx, call.client.id))

/** Creates a type, once per key. @throws problem `invalid` for a blank title, `conflict` for one in use. */
export const createType = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { title: string; client_id?: string },
  key?: string,
): Promise<TypeRow> =>
  tenantWrite(call, { operation: 'createRecognitionType', key, body }, async (tx) => {
    requireSameClient(call, body.client_id)
    const type = { id: randomUUID(), title: requireText('title', body.title), client_id: call.client.id }
    await repository.insertType(tx, type)
    await auditCall(tx, call, { action: 'recognitionType.create', target: type.id })
    return { ...type, version: 1 }
  })

/** Changes the title. @returns the new version. @throws problem `not_found`, `stale`, and those of `createType`. */
export const updateType = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  body: { title: string },
  ifMatch?: string,
): Promise<number> =>
  tenantWrite(call, { operation: 'updateRecognitionType' }, async (tx) => {
    await requireOne(tx, call, id, ifMatch)
    const version = await updateRecord(tx, 'recognition_types', call.client.id, id, {
      title: requireText('title', body.title),
    })
    await auditCall(tx, call, { action: 'recognitionType.update', target: id })
    return version
  })

/** Removes a type, also one in use (3-decisions 39). @throws problem `not_found`, `stale`. */
export const removeType = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  ifMatch?: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeRecognitionType' }, async (tx) => {
    await repository.deleteType(tx, call.client.id, await requireOne(tx, call, id, ifMatch))
    await auditCall(tx, call, { action: 'recognitionType.remove', target: id })
  })
