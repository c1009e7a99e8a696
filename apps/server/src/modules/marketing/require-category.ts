import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { KeyGroups } from '../../storage/bucket.ts'
import { findCategory } from './marketing.repository.ts'

/**
 * Allows files of a category of the client, or of one shared with it.
 * @throws problem `not_found` for others.
 */
export async function requireMarketingCategory(tx: Tx, { client }: Call, { categoryId }: KeyGroups): Promise<void> {
  if (!(await findCategory(tx, client.id, categoryId ?? ''))) throw problem('not_found')
}
