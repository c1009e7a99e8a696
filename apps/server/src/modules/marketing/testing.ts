import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'

/** Creates a category. @returns its id. */
export async function makeMarketingCategory(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'marketing_categories'>> & { platform_id: string },
): Promise<string> {
  const category = { client_id, id: randomUUID(), title: 'Posters', ...fields }
  await tx.insertInto('marketing_categories').values(category).execute()
  return category.id
}

/** Makes the record of a file in a category, by default of the same client; the file is not stored. @returns its path. */
export async function makeMarketingFile(
  tx: Tx,
  client_id: string,
  { extension = 'png', ...fields }: Partial<NewRow<'marketing_files'>> & { category_id: string; extension?: string },
): Promise<string> {
  const { id = randomUUID(), category_id, category_client_id = client_id } = fields
  const path = `${category_id}/${id}/marketingresource.${extension}`
  await tx
    .insertInto('marketing_files')
    .values({ client_id, title: '', path, ...fields, id, category_client_id })
    .execute()
  return path
}
