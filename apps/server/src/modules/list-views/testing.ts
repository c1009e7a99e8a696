import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { insertView } from './list-views.repository.ts'

/** Creates a view of the teams of an account of the client. @returns its id. */
export async function makeListView(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'list_views'>> & { owner_id: string },
): Promise<string> {
  const { id = randomUUID(), name = `View ${id}`, ...rest } = fields
  const owner = { owner_client_id: client_id, owner_label: name }
  await insertView(tx, client_id, { list: 'teams', query: 'layout=list', shared: false, ...owner, ...rest, id, name })
  return id
}
