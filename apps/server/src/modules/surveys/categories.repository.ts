import type { Tx } from '../../db/database.ts'
import { updateRecord } from '../../db/update-record.ts'

/** A category as read. */
export interface CategoryRow {
  id: string
  title: string
  description: string
  version: number
}

const categoriesOf = (tx: Tx, clientId: string) =>
  tx.selectFrom('survey_categories').select(['id', 'title', 'description', 'version']).where('client_id', '=', clientId)

/** The categories of a client by title. */
export const findCategories = (tx: Tx, clientId: string): Promise<CategoryRow[]> =>
  categoriesOf(tx, clientId).orderBy('title').orderBy('id').limit(1000).execute()

/** One category, or undefined. */
export const findCategory = (tx: Tx, clientId: string, id: string): Promise<CategoryRow | undefined> =>
  categoriesOf(tx, clientId).where('id', '=', id).executeTakeFirst()

/** Inserts a category. */
export async function insertCategory(
  tx: Tx,
  category: { client_id: string; id: string; title: string; description: string },
): Promise<void> {
  await tx.insertInto('survey_categories').values(category).execute()
}

/** Changes a category. @returns its new version. */
export async function changeCategory(
  tx: Tx,
  clientId: string,
  id: string,
  changes: { title: string; description: string },
): Promise<number> {
  return updateRecord(tx, 'survey_categories', clientId, id, changes)
}

/** Deletes a category; its surveys stay, without one. */
export async function deleteCategory(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom('survey_categories').where('client_id', '=', clientId).where('id', '=', id).execute()
}
