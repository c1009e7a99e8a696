import { sql, type Expression, type SqlBool } from 'kysely'
import type { Tx } from '../db/database.ts'
import { all } from './reach.ts'

/** The name of `employees as e`, or its identifier without one. */
export const NAME = sql<string>`coalesce(nullif(trim(concat(e.forename, ' ', e.surname)), ''), e.identifier, '')`

/** Names of the employees from whom an edit took an identifier (decision 112), of `reachable` employees, by the identifier. */
export async function findFormerHolders(
  tx: Tx,
  clientId: string,
  identifiers: readonly string[],
  reachable: readonly Expression<SqlBool>[],
): Promise<Map<string, string>> {
  if (identifiers.length === 0) return new Map()
  const { rows } = await sql<{ identifier: string; name: string }>`
    select f.identifier, ${NAME} as name from employees e cross join unnest(e.former_identifiers) f (identifier)
    where e.client_id = ${clientId} and e.former_identifiers <> '{}' and f.identifier = any(${sql.val([...identifiers])}::text[])
      and e.identifier is distinct from f.identifier and ${all(reachable)}`.execute(tx)
  return new Map(rows.map(({ identifier, name }) => [identifier, name]))
}
