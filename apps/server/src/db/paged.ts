import { sql, type SelectQueryBuilder, type SqlBool, type StringReference } from 'kysely'

/** Which rows of a list. */
export interface Page {
  /** Page index from 0. */
  page?: number
  /** Rows of a page; all rows without it. */
  limit?: number
  /** Text that one of the searched columns must contain, in any case. */
  search?: string
}

/** What a list searches and how it is ordered. */
export interface ListColumns<DB, TB extends keyof DB> {
  search: readonly StringReference<DB, TB>[]
  /** The last one is unique, so that no row is on two pages. */
  order: readonly StringReference<DB, TB>[]
  /** Of all columns. Default asc. */
  direction?: 'asc' | 'desc'
}

/** Text for `like`: what the person typed, anywhere. Undefined when nothing was typed. */
export function searchPattern(search: string | undefined): string | undefined {
  const text = search?.trim()
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : undefined
}

// No index serves this search: it is for lists of up to some thousand rows of one client.
function searched<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  search: string | undefined,
  columns: readonly string[],
): SelectQueryBuilder<DB, TB, O> {
  const pattern = searchPattern(search)
  if (pattern === undefined) return query
  const matches = columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`)
  return query.where(sql<SqlBool>`(${sql.join(matches, sql` or `)})`)
}

/** The rows of one page of a list. */
export function paged<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page = 0, limit, search }: Page,
  columns: ListColumns<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  const ordered = columns.order.reduce(
    (rows, column) => rows.orderBy(sql.ref(column), columns.direction ?? 'asc'),
    searched(query, search, columns.search),
  )
  return limit === undefined ? ordered : ordered.limit(limit).offset(page * limit)
}

/** How many rows a list has over all its pages. */
export async function counted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { search }: Page,
  columns: Pick<ListColumns<DB, TB>, 'search'>,
): Promise<number> {
  const { total } = await searched(query, search, columns.search)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
