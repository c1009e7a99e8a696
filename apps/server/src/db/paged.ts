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
  /**
   * Columns with ids of employees of the client of the transaction, what of these employees `search` has, and the rest of
   * `search`: columns, and what other ids name. Terms that have trigrams then find the employees by their index, and nothing is
   * joined.
   */
  people?: {
    ids: readonly StringReference<DB, TB>[]
    of: readonly ('forename' | 'surname' | 'identifier')[]
    rest: readonly StringReference<DB, TB>[] | { folded: StringReference<DB, TB> }
    /** Columns with ids, each with its table and the column that names a row. Default none. */
    named?: readonly { id: StringReference<DB, TB>; table: string; name: string }[]
  }
  /** The last one is unique, so that no row is on two pages. */
  order: readonly StringReference<DB, TB>[]
  /** Of all columns. Default asc. */
  direction?: 'asc' | 'desc'
  /**
   * Whether the selected columns need joins or counts. Then only the rows of the page are joined and counted, not those that
   * the offset skips. Default false.
   */
  isCostly?: boolean
}

/** The terms of a search, or undefined when nothing was typed. */
export function searchTerms(search: string | undefined): string[] | undefined {
  const terms = search?.trim().split(/\s+/).filter(Boolean)
  return terms?.length ? terms : undefined
}

/** Terms that a search has at most, as in `ssp_search_patterns`. */
const TERMS = 10
/** Shorter terms have no trigrams, and most rows match them. */
const TRIGRAM = 3

// The employees are read once, by their index, and each row of the list is looked up among them. Their stored text has more
// than what a list may search.
const isOneOf = (column: string, term: string, of: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (select ssp_search_people(ssp_search_patterns(${term}), ${sql.val([...of])}::text[]))`

const isNamed = ({ id, table, name }: { id: string; table: string; name: string }, term: string) =>
  sql<SqlBool>`${sql.ref(id)} in (select n.id from ${sql.table(table)} n where n.client_id = ssp_client()
    and ssp_fold(${sql.ref(`n.${name}`)}) like all (ssp_search_patterns(${term})))`

const textOf = (columns: readonly string[] | { folded: string }) =>
  'folded' in columns
    ? sql.ref(columns.folded)
    : sql`ssp_fold(concat_ws(' ', ${sql.join([sql.lit(''), ...columns.map((column) => sql.ref(column))])}))`

const contains = (columns: readonly string[] | { folded: string }, typed: string) =>
  sql<SqlBool>`${textOf(columns)} like all (ssp_search_patterns(${typed}))`

// No index serves the columns themselves: they are for lists of up to some thousand rows of one client.
function searched<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  search: string | undefined,
  { search: columns, people }: Pick<ListColumns<DB, TB>, 'search' | 'people'>,
): SelectQueryBuilder<DB, TB, O> {
  const terms = searchTerms(search)
  if (!terms) return query
  if (!people || terms.some((term) => term.length < TRIGRAM)) return query.where(contains(columns, terms.join(' ')))
  const { ids, of, rest, named = [] } = people
  // Each term is in one column: folded, none has white space.
  const apart = searchTerms(terms.join(' ').normalize('NFKD')) ?? []
  return query.where((at) =>
    at.and(
      apart
        .slice(0, TERMS)
        .map((term) =>
          at.or([
            contains(rest, term),
            ...ids.map((column) => isOneOf(column, term, of)),
            ...named.map((column) => isNamed(column, term)),
          ]),
        ),
    ),
  )
}

/** The rows of one page of a list. */
export function paged<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page = 0, limit, search }: Page,
  columns: ListColumns<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  const ordered = (rows: SelectQueryBuilder<DB, TB, O>) =>
    columns.order.reduce((sorted, column) => sorted.orderBy(sql.ref(column), columns.direction ?? 'asc'), rows)
  const found = ordered(searched(query, search, columns))
  if (limit === undefined) return found
  const at = <S>(rows: SelectQueryBuilder<DB, TB, S>) => rows.limit(limit).offset(page * limit)
  if (!columns.isCostly) return at(found)
  const key = sql.ref(columns.order.at(-1) ?? '')
  if (searchTerms(search)) {
    // The planner would look for the first matches in the order of the list, which reads all of its rows one by one where few match.
    const names = columns.order.map((column, index) => ({ column, name: `c${index}` }))
    const matches = searched(query, search, columns)
      .clearSelect()
      .select(names.map(({ column, name }) => sql.ref(column).as(name)))
      .offset(0)
    const order = sql.join(names.map(({ name }) => sql`${sql.ref(name)} ${sql.raw(columns.direction ?? 'asc')}`))
    const keys = sql`select ${sql.ref(names.at(-1)?.name ?? '')} from (${matches}) m order by ${order} limit ${limit} offset ${page * limit}`
    return ordered(query.where(sql<SqlBool>`${key} = any (array(${keys}))`))
  }
  if (page === 0) return at(found)
  return ordered(query.where(sql<SqlBool>`${key} in (${at(found.clearSelect().select(key.as('key')))})`))
}

/** How many rows a list has over all its pages. */
export async function counted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { search }: Page,
  columns: Pick<ListColumns<DB, TB>, 'search' | 'people'>,
): Promise<number> {
  const { total } = await searched(query, search, columns)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
