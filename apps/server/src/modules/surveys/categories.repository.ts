import type { Tx } from '../../db/database.ts'

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

/** One category; undefined if there is none. */
export const findCategory = (tx: Tx, clientId: string, id: string): Promise<CategoryRow | undefined> =>
  categoriesOf(tx, clientId).where('id', '=', id).executeTakeFirst()
