import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { KeyGroups } from '../../storage/bucket.ts'

/**
 * Lets through the files of a category of the client, or of one that is shared with it.
 * @throws problem `not_found` for others.
 */
export async function requireMarketingCategory(tx: Tx, { client }: Call, { categoryId }: KeyGroups): Promise<void> {
  const category = await tx
    .selectFrom('marketing_categories')
    .select('id')
    .where('id', '=', categoryId ?? '')
    .where((at) => at.or([at('client_id', '=', client.id), at('shared', '=', true)]))
    .executeTakeFirst()
  if (!category) throw problem('not_found')
}
