import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Locks a record until the transaction ends, so that of two changes of one version the second gets a version conflict.
 * Nothing happens for an id that the client does not have.
 */
export async function lockRecord(
  tx: Tx,
  table:
    | 'documents'
    | 'knowledge_articles'
    | 'knowledge_categories'
    | 'list_views'
    | 'marketing_categories'
    | 'marketing_files'
    | 'news_articles'
    | 'policies'
    | 'recognition_badges'
    | 'recognition_settings'
    | 'recognition_types'
    | 'recognitions'
    | 'roles'
    | 'survey_categories'
    | 'survey_templates'
    | 'surveys'
    | 'teams'
    | 'users',
  clientId: string,
  id: string,
): Promise<void> {
  await sql`select from ${sql.table(table)} where client_id = ${clientId} and id = ${id} for no key update`.execute(tx)
}
