import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { insertRecognition } from './recognition.repository.ts'

/** Creates a type of recognition. @returns its id. */
export async function makeType(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'recognition_types'>> = {},
): Promise<string> {
  const type = { client_id, id: randomUUID(), title: 'Thank you', ...fields }
  await tx.insertInto('recognition_types').values(type).execute()
  return type.id
}

/** Creates a badge; its image is not stored. @returns its id. */
export async function makeBadge(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'recognition_badges'>> = {},
): Promise<string> {
  const { name = 'Star' } = fields
  const badge = { client_id, id: randomUUID(), object_key: `${client_id}/${name}1.png`, ...fields, name }
  await tx.insertInto('recognition_badges').values(badge).execute()
  return badge.id
}

/** Creates a recognition that needs no approval, by default of an employee who has left. @returns its id. */
export async function makeRecognition(
  tx: Tx,
  clientId: string,
  fields: Partial<NewRow<'recognitions'>>,
): Promise<string> {
  const recognition = { id: randomUUID(), ...fields }
  await insertRecognition(tx, clientId, recognition)
  return recognition.id
}

/** Gives a client settings, in place of those before. */
export const makeSettings = (tx: Tx, client_id: string, fields: Partial<NewRow<'recognition_settings'>> = {}) => {
  const settings = { id: randomUUID(), hide_message: false, require_approval: false, ...fields }
  return tx
    .insertInto('recognition_settings')
    .values({ client_id, ...settings })
    .onConflict((on) => on.column('client_id').doUpdateSet(settings))
    .execute()
}
