import { sql, type SelectQueryBuilder, type SqlBool, type StringReference } from 'kysely'

/** Which rows of a list. */
export interface Page {
  /** Page index from 0. */
  page?: number
  /** Rows of a page; all rows without it. */
  limit?: number
  /** Terms that the searched columns must contain, in any order; case and accents are ignored. */
  search?: string
}

/** What a list searches and how it is ordered. */
export interface ListColumns<DB, TB extends keyof DB> {
  /** Columns, or one that holds their text as `ssp_fold` returns it. */
  search: readonly StringReference<DB, TB>[] | { folded: StringReference<DB, TB> }
  /** The last one is unique, so that no row is on two pages. */
  order: readonly StringReference<DB, TB>[]
  /** Of all columns. Default asc. */
  direction?: 'asc' | 'desc'
}

/** The terms of a search, or undefined when nothing was typed. */
export function searchTerms(search: string | undefined): string[] | undefined {
  const terms = search?.trim().split(/\s+/).filter(Boolean)
  return terms?.length ? terms : undefined
}

// No index serves this search: it is for lists of up to some thousand rows of one client.
function searched<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  search: string | undefined,
  columns: readonly string[] | { folded: string },
): SelectQueryBuilder<DB, TB, O> {
  const terms = searchTerms(search)
  if (!terms) return query
  const text =
    'folded' in columns
      ? sql.ref(columns.folded)
      : sql`ssp_fold(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}))`
  return query.where(sql<SqlBool>`${text} like all (ssp_search_patterns(${terms.join(' ')}))`)
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
