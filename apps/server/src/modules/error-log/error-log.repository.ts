import { sql, type SqlBool } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { Tx } from '../../db/database.ts'
import { searchTerms } from '../../db/paged.ts'
import { ERROR_TYPES } from '../../http/error-events.ts'

/** Maximum number of rows in a response, and of rows that a search looks at; both are the newest. */
const MOST = 500
const SEARCHED = 5_000

/** The error events of clients, those of the transaction, newest first. */
export async function findErrors(
  tx: Tx,
  clientIds: readonly string[],
  search: string | undefined,
): Promise<components['schemas']['ErrorEvent'][]> {
  const terms = searchTerms(search)
  const newest = tx
    .selectFrom('error_events')
    .selectAll()
    // Repeats the policy of the transaction, which the planner cannot see: it uses the index by client for few clients.
    .where('client_id', '=', sql<string>`any(${sql.val([...clientIds])}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(terms ? SEARCHED : MOST)
    .as('e')
  const types = sql<{ type: string; name: string; folded: string }>`(
    select key as type, value as name, ssp_fold(value) as folded from jsonb_each_text(${JSON.stringify(ERROR_TYPES)}::jsonb))`
  const text = sql`concat_ws(' ', coalesce(t.folded, e.type), e.search_text, c.folded)`
  return tx
    .with(
      (cte) => cte('c').materialized(),
      (of) => of.selectFrom('clients').select(['id', 'client_name', sql<string>`ssp_fold(client_name)`.as('folded')]),
    )
    .selectFrom(newest)
    .innerJoin('c', 'c.id', 'e.client_id')
    .leftJoin(types.as('t'), 't.type', 'e.type')
    .select((of) => [
      'e.id',
      'e.type',
      of.fn.coalesce('t.name', 'e.type').as('type_name'),
      'e.message',
      'e.employee_identifier',
    ])
    .select(['c.client_name as clientName', sql<string>`e.created_at`.as('created_at')])
    .$if(terms !== undefined, (rows) =>
      rows.where(sql<SqlBool>`${text} like all (ssp_search_patterns(${terms?.join(' ') ?? ''}))`),
    )
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .limit(MOST)
    .execute()
}
