import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool, type StringReference } from 'kysely'

/** The rows of a list to read. */
export interface Page {
  /** Page index from 0. */
  page?: number
  /** Rows per page; without it all rows. */
  limit?: number
  /** Terms that the searched columns must contain, in any order; case and accents are ignored. */
  search?: string | undefined
  /** A column of `sorts` of the list, with a minus for descending. Default the order of the list. */
  sort?: string | undefined
}

/** Searched columns and order of a list. */
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
    /** Columns with ids, each with its table and the column that names a row. Default: none. */
    named?: readonly { id: StringReference<DB, TB>; table: string; name: string }[]
    /** The table that is listed, if `rest` is its `search_text` and each column of `ids` has an index: few matches are then found by index. */
    texts?: 'recognitions' | 'rewards' | 'documents'
  }
  /** The last one is unique, so that no row is on two pages. */
  order: readonly StringReference<DB, TB>[]
  /** Of all columns. Default asc. */
  direction?: 'asc' | 'desc'
  /** Alternative sort columns, by their name in the contract, followed by the order of the list. Default: none. */
  sorts?: Readonly<Record<string, StringReference<DB, TB>>>
  /**
   * Whether the selected columns need joins or counts. They are then computed only for the rows of the page, not for those
   * that the offset skips. Default false.
   */
  isCostly?: boolean
}

/** The terms of a search; undefined if nothing was typed. */
export function searchTerms(search: string | undefined): string[] | undefined {
  const terms = search?.trim().split(/\s+/).filter(Boolean)
  return terms?.length ? terms : undefined
}

/** Maximum number of terms in a search, as in `ssp_search_patterns`. */
const TERMS = 10
/** Shorter terms have no trigrams, and most rows match them. */
export const TRIGRAM = 3
/** Number of first rows of a list that are compared before an index search: if many rows match, they fill a page. */
const FIRST = 300
/** Maximum number of matches of a term that are looked up one by one; above it, all rows are compared. */
const FEW = 500

// The employees are read once, by their index, and each row of the list is looked up among them. Their stored text has more
// than what a list may search.
const isOneOf = (column: string, term: string, of: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (select ssp_search_people(ssp_search_patterns(${term}), ${sql.val([...of])}::text[]))`

const namesOf = ({ table, name }: { table: string; name: string }, term: string) =>
  // Teams are as many as departments and sites, the other tables have some dozen rows.
  table === 'teams'
    ? sql`select ssp_search_texts('teams', ssp_search_patterns(${term}))`
    : sql`select n.id from ${sql.table(table)} n where n.client_id = ssp_client()
      and ssp_fold(${sql.ref(`n.${name}`)}) like all (ssp_search_patterns(${term}))`

const textOf = (columns: readonly string[] | { folded: string }) =>
  'folded' in columns
    ? sql.ref(columns.folded)
    : sql`ssp_fold(concat_ws(' ', ${sql.join([sql.lit(''), ...columns.map((column) => sql.ref(column))])}))`

const contains = (columns: readonly string[] | { folded: string }, typed: string) =>
  sql<SqlBool>`${textOf(columns)} like all (ssp_search_patterns(${typed}))`

// Each term is within one column: folded text has no white space.
const termsApart = (terms: readonly string[]) => searchTerms(terms.join(' ').normalize('NFKD')) ?? []

/** Ids of the rows with the longest term, at most one more than are looked up; undefined if no index finds them. */
function fewOf<DB, TB extends keyof DB>(search: string | undefined, { people }: Pick<ListColumns<DB, TB>, 'people'>) {
  const terms = searchTerms(search) ?? []
  const [term] = termsApart(terms).toSorted((a, b) => b.length - a.length)
  if (!people?.texts || term === undefined || terms.some((one) => one.length < TRIGRAM)) return undefined
  const { ids, of, named = [], texts } = people
  const patterns = sql`ssp_search_patterns(${term})`
  const rowsOf = (id: string, found: RawBuilder<unknown>) =>
    sql`select x.id from ${sql.table(texts)} x where x.client_id = ssp_client() and ${sql.ref(id.replace(/^\w+/, 'x'))} in (${found})`
  const parts = [
    sql`select ssp_search_texts(${texts}, ${patterns}) as id`,
    ...ids.map((id) => rowsOf(id, sql`select id from found`)),
    ...named.map((one) => rowsOf(one.id, namesOf(one, term))),
  ]
  return sql`array(with found as materialized (select ssp_search_people(${patterns}, ${sql.val([...of])}::text[]) as id)
    select u.id from (${sql.join(parts, sql` union all `)}) u limit ${FEW + 1})`
}

/** A value of the matching rows: looked up if they are few, otherwise found among all. */
function ofMatches<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  search: string | undefined,
  columns: Pick<ListColumns<DB, TB>, 'search' | 'people'>,
  key: RawBuilder<unknown>,
  value: (matches: SelectQueryBuilder<DB, TB, O>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const few = fewOf(search, columns)
  const all = value(searched(query, search, columns))
  if (!few) return all
  const amongFew = query.where(sql<SqlBool>`${key} = any (c.ids)`)
  return sql`(select case when cardinality(c.ids) > ${FEW} then ${all} else ${value(searched(amongFew, search, columns))} end
    from (select ${few} as ids offset 0) c)`
}

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
  const apart = termsApart(terms)
  return query.where((at) =>
    at.and(
      apart
        .slice(0, TERMS)
        .map((term) =>
          at.or([
            contains(rest, term),
            ...ids.map((column) => isOneOf(column, term, of)),
            ...named.map((one) => sql<SqlBool>`${sql.ref(one.id)} in (${namesOf(one, term)})`),
          ]),
        ),
    ),
  )
}

/** A list in the requested order. All columns have the same direction, so that one index is enough. */
function sortedBy<DB, TB extends keyof DB>(columns: ListColumns<DB, TB>, sort = ''): ListColumns<DB, TB> {
  const by = columns.sorts?.[sort.replace(/^-/, '')]
  if (by === undefined) return columns
  const order = [by, ...columns.order.filter((own) => own !== by)]
  return { ...columns, order, direction: sort.startsWith('-') ? 'desc' : 'asc' }
}

/** The rows of one page of a list. */
export function paged<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page = 0, limit, search, sort }: Page,
  list: ListColumns<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  const columns = sortedBy(list, sort)
  const ordered = <S>(rows: SelectQueryBuilder<DB, TB, S>) =>
    columns.order.reduce((sorted, column) => sorted.orderBy(sql.ref(column), columns.direction ?? 'asc'), rows)
  const found = ordered(searched(query, search, columns))
  if (limit === undefined) return found
  const at = <S>(rows: SelectQueryBuilder<DB, TB, S>) => rows.limit(limit).offset(page * limit)
  if (!columns.isCostly) return at(found)
  const key = sql.ref(columns.order.at(-1) ?? '')
  if (searchTerms(search)) {
    // The planner would look for the first matches in the order of the list, which reads its rows one by one if few match.
    const names = columns.order.map((column, index) => ({ column, name: `c${index}` }))
    const last = sql.ref(names.at(-1)?.name ?? '')
    const order = sql.join(names.map(({ name }) => sql`${sql.ref(name)} ${sql.raw(columns.direction ?? 'asc')}`))
    const selected = names.map(({ column, name }) => sql.ref(column).as(name))
    const keys = ofMatches(query, search, columns, key, (matches) => {
      const rows = matches.clearSelect().select(selected).offset(0)
      return sql`array(select ${last} from (${rows}) m order by ${order} limit ${limit} offset ${page * limit})`
    })
    const wanted = (page + 1) * limit
    if (!columns.people?.texts || wanted > FIRST || termsApart(searchTerms(search) ?? []).length > TERMS)
      return ordered(query.where(sql<SqlBool>`${key} = any ((${keys})::uuid[])`))
    const first = ordered(query.clearSelect())
      .select([...selected, contains(columns.search, search ?? '').as('is_match')])
      .limit(FIRST)
    const beyond = ordered(query.clearSelect().select(key.as('key')))
      .limit(1)
      .offset(FIRST)
    return ordered(
      query.where(
        sql<SqlBool>`${key} = any ((select case when cardinality(f.ids) = ${wanted} or not exists (${beyond})
          then f.ids[${page * limit + 1}:] else ${keys} end
          from (select array(select ${last} from (${first}) r where is_match order by ${order} limit ${wanted}) as ids offset 0) f)::uuid[])`,
      ),
    )
  }
  if (page === 0) return at(found)
  return ordered(query.where(sql<SqlBool>`${key} in (${at(found.clearSelect().select(key.as('key')))})`))
}

/** Selected rows of a list: only these ids, by default all; at most `limit` of them. */
export interface SelectedRows extends Page {
  ids?: readonly string[] | undefined
  except: readonly string[]
}

/** The ids of the rows of a list that are selected and match. */
export async function findSelectedIds<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { ids, except, ...page }: SelectedRows,
  list: ListColumns<DB, TB>,
): Promise<string[]> {
  const key = sql.ref<string>(list.order.at(-1) ?? '')
  const rows = query
    .clearSelect()
    .select(key.as('id'))
    .where(sql<SqlBool>`${key} <> all(${sql.val([...except])}::uuid[])`)
    .$if(ids !== undefined, (of) => of.where(sql<SqlBool>`${key} = any(${sql.val([...(ids ?? [])])}::uuid[])`))
  return (await paged(rows, page, list).$castTo<{ id: string }>().execute()).map(({ id }) => id)
}

/** The number of rows of a list over all its pages; `order` if few matches are found by index. */
export async function counted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { search }: Page,
  columns: Pick<ListColumns<DB, TB>, 'search' | 'people'> & { order?: ListColumns<DB, TB>['order'] },
): Promise<number> {
  const countOf = (matches: SelectQueryBuilder<DB, TB, O>) =>
    matches.clearSelect().select(sql<number>`count(*)`.as('total'))
  const key = columns.people?.texts && searchTerms(search) && columns.order?.at(-1)
  const counting = key
    ? // Beside any row of the list: one without rows has no match.
      query
        .clearSelect()
        .select(
          sql<number>`${ofMatches(query, search, columns, sql.ref(key), (matches) => sql`(${countOf(matches)})`)}`.as(
            'total',
          ),
        )
        .limit(1)
    : countOf(searched(query, search, columns))
  const row = await counting.$castTo<{ total: number }>().executeTakeFirst()
  return row?.total ?? 0
}
