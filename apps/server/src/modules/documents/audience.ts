import { setAudience } from '../../acknowledgements/requests.ts'
import type { Audience, Subject } from '../../acknowledgements/subject.ts'
import type { Tx } from '../../db/database.ts'
import { findAssociations } from './documents.repository.ts'

/** A document as something to acknowledge. */
export const subjectOf = (clientId: string, id: string): Subject => ({ clientId, kind: 'document', id })

/** The audience of a document; undefined if it is not shared. */
export async function audienceOf(tx: Tx, clientId: string, id: string): Promise<Audience | undefined> {
  const rows = await findAssociations(tx, clientId, id)
  const ids = rows.flatMap(({ related_id: related }) => related ?? [])
  if (ids.length === 0) return undefined
  if (rows[0]?.related_type === 1) return 'everyone'
  return rows[0]?.related_type === 2 ? { teamIds: ids } : { employeeIds: ids }
}

/** Updates the audience of a document's request to that of the document. */
export async function followSharing(tx: Tx, clientId: string, id: string): Promise<void> {
  await setAudience(tx, subjectOf(clientId, id), (await audienceOf(tx, clientId, id)) ?? { employeeIds: [] })
}
