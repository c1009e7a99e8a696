import { sql, type SqlBool } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { Tx } from '../../db/database.ts'
import { searchTerms } from '../../db/paged.ts'
import { ERROR_TYPES } from '../../http/error-events.ts'

/** Rows that one answer holds, and rows that a search looks at; both the newest. */
const MOST = 500
const SEARCHED = 5_000

/** The error events of the clients of the transaction, newest first. */
export async function findErrors(tx: Tx, search: string | undefined): Promise<components['schemas']['ErrorEvent'][]> {
  const terms = searchTerms(search)
  const newest = tx
    .selectFrom('error_events')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(terms ? SEARCHED : MOST)
    .as('e')
  const name = sql<string>`coalesce(${JSON.stringify(ERROR_TYPES)}::jsonb ->> e.type, e.type)`
  const text = sql`ssp_fold(concat_ws(' ', ${name}, e.message, e.employee_identifier, c.client_name))`
  return tx
    .selectFrom(newest)
    .innerJoin('clients as c', 'c.id', 'e.client_id')
    .select(['e.id', 'e.type', name.as('type_name'), 'e.message', 'e.employee_identifier'])
    .select(['c.client_name as clientName', sql<string>`e.created_at`.as('created_at')])
    .$if(terms !== undefined, (rows) =>
      rows.where(sql<SqlBool>`${text} like all (ssp_search_patterns(${terms?.join(' ') ?? ''}))`),
    )
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .limit(MOST)
    .execute()
}
