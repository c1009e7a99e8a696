import { requireSameClient, type Call } from '../../access/call.ts'
import type { OperationBody } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { changeRecord, createRecord, plainRecord, removeRecord, requireRecord } from '../../http/records.ts'
import { requireText } from '../../http/require-text.ts'
import * as repository from './setup.repository.ts'
import type { TypeRow } from './setup.repository.ts'

type TypeBody = OperationBody<'createRecognitionType'>

const TYPES = plainRecord({
  table: 'recognition_types',
  name: 'recognitionType',
  find: repository.findType,
})

/** The types of a client by title. */
export const listTypes = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call): Promise<TypeRow[]> =>
  tenantRead(call, (tx) => repository.findTypes(tx, call.client.id))

/** Creates a type, once per key. @throws problem `invalid` for a blank title, `conflict` for one in use. */
export const createType = (deps: Deps, call: Call, body: TypeBody, key?: string) =>
  deps.tenantWrite(call, { operation: 'createRecognitionType', key, body }, async (tx) => {
    requireSameClient(call, body.client_id)
    const type = await createRecord(tx, call, TYPES, { title: requireText('title', body.title) })
    return { ...type, client_id: call.client.id }
  })

/** Changes the title. @returns the new version. @throws problem `not_found`, `stale`, and those of `createType`. */
export const updateType = (deps: Deps, call: Call, id: string, body: TypeBody, ifMatch?: string) =>
  deps.tenantWrite(call, { operation: 'updateRecognitionType' }, async (tx) => {
    await requireRecord(deps, tx, call, TYPES, id, ifMatch)
    return changeRecord(tx, call, TYPES, id, { title: requireText('title', body.title) })
  })

/** Removes a type, also one in use (3-decisions 39). @throws problem `not_found`, `stale`. */
export const removeType = (deps: Deps, call: Call, id: string, ifMatch?: string) =>
  deps.tenantWrite(call, { operation: 'removeRecognitionType' }, async (tx) => {
    const { title } = await requireRecord(deps, tx, call, TYPES, id, ifMatch)
    await repository.keepTypeTitle(tx, call.client.id, { id, title })
    await removeRecord(tx, call, TYPES, id)
  })
