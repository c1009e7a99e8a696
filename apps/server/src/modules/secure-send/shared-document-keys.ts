import { sharedTypes } from '@ssp/api/document-types'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { extensionsOf, ID, type KeyGroups } from '../../storage/bucket.ts'
import { deleteUnshared, findUnshared } from './shared-files.repository.ts'

/** Name of the bucket. */
export const SHARED_DOCUMENTS = 'shared-documents'

/**
 * The sender, an id that is new for each file and cannot be guessed, then the number from 0 to 999 of the specification and
 * the name: letters and digits of any script, with the extension (3-decisions 89, 90).
 */
export const SHARED_KEY = new RegExp(
  `^(?<userId>${ID})/${ID}/(?:0|[1-9]\\d{0,2})-` +
    `(?<name>[\\p{L}\\p{M}\\p{N}]{1,150}\\.(?:${extensionsOf(sharedTypes)}))$`,
  'u',
)

/** @throws problem `not_found` for the folder of somebody else. */
export async function requireOwnFolder(_tx: Tx, { actor }: Call, { userId }: KeyGroups): Promise<void> {
  if (userId !== actor.userId) throw problem('not_found')
}

/**
 * Files that one person put and has not shared, whose keys begin with `path`; the newest first.
 * @throws problem `not_found` for a path outside of the own folder.
 */
export async function listUnshared(
  tx: Tx,
  { actor, client }: Pick<Call, 'actor'> & { client: { id: string } },
  path: string,
): Promise<{ key: string; size: number }[]> {
  if (!path.startsWith(`${client.id}/${actor.userId}/`)) throw problem('not_found')
  return findUnshared(tx, { clientId: client.id, bucket: SHARED_DOCUMENTS, userId: actor.userId }, path)
}

/** Removes an uploaded file that was not shared. @throws problem `not_found` unless it is the caller's own. */
export async function removeUnshared(
  tx: Tx,
  { actor, client }: Pick<Call, 'actor'> & { client: { id: string } },
  key: string,
): Promise<void> {
  const place = { clientId: client.id, bucket: SHARED_DOCUMENTS, userId: actor.userId }
  if (!(await deleteUnshared(tx, place, key))) throw problem('not_found')
}
