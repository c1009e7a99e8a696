import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Whether one of the columns contains what was typed, in any case. Lists of the access area hold tens to
 * hundreds of rows, so no index serves it.
 */
export function contains(columns: readonly string[], search: string | undefined): RawBuilder<SqlBool>[] {
  const text = search?.trim()
  if (!text) return []
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return [
    sql<SqlBool>`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`),
      sql` or `,
    )})`,
  ]
}
