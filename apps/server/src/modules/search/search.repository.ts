import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { Tx } from '../../db/database.ts'
import { isLike, rankOf, similarityOf, type SearchText } from './search-text.ts'

type SearchHit = components['schemas']['SearchHit']

/** What is searched of one kind. */
export interface Searched {
  clientId: string
  text: SearchText
  limit: number
  /** Conditions that leave what the caller may open. */
  reachable: readonly RawBuilder<SqlBool>[]
}

/** Documents of a type, and incidents, that are compared one by one: no index serves this search, so only the newest are. */
const NEWEST = 1000
/** Matches of an index that are ranked. */
const MOST_RANKED = 500

interface Source {
  kind: SearchHit['kind']
  /** Rows with their joins, and the condition on the client. */
  from: RawBuilder<unknown>
  id: RawBuilder<string>
  label: RawBuilder<string>
  detail?: RawBuilder<string | null>
  reference?: RawBuilder<string | null>
  /** The folded name by which hits are ranked. */
  name: RawBuilder<string>
  createdAt: RawBuilder<unknown>
  matches: RawBuilder<SqlBool>
}

async function ranked(tx: Tx, source: Source, { text, limit, reachable }: Omit<Searched, 'clientId'>) {
  const {
    kind,
    from,
    id,
    label,
    detail = sql`null::text`,
    reference = sql`null::text`,
    name,
    createdAt,
    matches,
  } = source
  const { rows } = await sql<Omit<SearchHit, 'kind'>>`
    select ${id} as id, ${label} as label, ${detail} as detail, ${reference} as reference, ${rankOf(name, text)} as rank
    from ${from} and ${matches} ${sql.join(
      reachable.map((condition) => sql`and ${condition}`),
      sql` `,
    )}
    order by rank, case when ${rankOf(name, text)} = 4 then ${similarityOf(name, text)} end desc, ${createdAt} desc, id
    limit ${limit}`.execute(tx)
  return rows.map((row): SearchHit => ({
    kind,
    id: row.id,
    label: row.label,
    detail: row.detail,
    reference: row.reference,
  }))
}

/** Joined to a source, computes the folded name of a row once; as an expression it would be computed for each comparison. */
const named = (name: RawBuilder<unknown>) => sql`cross join lateral (select ssp_fold(${name}) as name offset 0) f`
const NAME = sql<string>`f.name`
const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join([sql`true`, ...conditions], sql` and `)

/** Employees by name, identifier and e-mail address, each with a team within reach of `teams`, conditions on `teams as t`. */
export function searchEmployees(tx: Tx, of: Searched, teams: readonly RawBuilder<SqlBool>[]): Promise<SearchHit[]> {
  const { clientId, text, reachable } = of
  const { typed, patterns, swaps, mistyped } = text
  const most = reachable.length > 0 ? null : MOST_RANKED
  const source: Source = {
    kind: 'employee',
    from: sql`employees e where e.client_id = ${clientId}`,
    id: sql`e.id`,
    label: sql`coalesce(nullif(trim(e.forename || ' ' || e.surname), ''), e.identifier, e.email, '')`,
    detail: sql`(select t.label from team_members m join teams t on t.client_id = m.client_id and t.id = m.team_id
      where m.client_id = e.client_id and m.employee_id = e.id and ${all(teams)} order by m.created_at, m.team_id limit 1)`,
    reference: sql`e.identifier`,
    name: sql`case when ssp_fold(e.identifier) = ssp_fold(${typed}) then ssp_fold(${typed})
      else ssp_fold(e.forename || ' ' || e.surname) end`,
    createdAt: sql`e.created_at`,
    matches: sql`e.id in (select ssp_suggest_employees(${typed}, ${patterns}, ${mistyped ? swaps : sql`null`}, ${most}::int))`,
  }
  return ranked(tx, source, of)
}

/** Users by name, username and e-mail address. */
export function searchUsers(tx: Tx, of: Searched): Promise<SearchHit[]> {
  const source: Source = {
    kind: 'user',
    from: sql`users u left join roles r on r.client_id = u.client_id and r.id = u.role_id
      ${named(sql`concat_ws(' ', u.label, u.username, u.email)`)} where u.client_id = ${of.clientId}`,
    id: sql`u.id`,
    label: sql`u.label`,
    detail: sql`r.label`,
    reference: sql`u.username`,
    name: NAME,
    createdAt: sql`u.created_at`,
    matches: isLike(NAME, of.text),
  }
  return ranked(tx, source, of)
}

/** Teams by label. */
export const searchTeams = (tx: Tx, of: Searched): Promise<SearchHit[]> =>
  ranked(
    tx,
    {
      kind: 'team',
      from: sql`teams t ${named(sql`t.label`)} where t.client_id = ${of.clientId}`,
      id: sql`t.id`,
      label: sql`t.label`,
      name: NAME,
      createdAt: sql`t.created_at`,
      matches: isLike(NAME, of.text),
    },
    of,
  )

/** Documents by name and tag: the newest of each type, and where those are too few all, without typing errors. */
export async function searchDocuments(tx: Tx, of: Searched): Promise<SearchHit[]> {
  const { clientId, text, limit } = of
  const among = (matches: RawBuilder<SqlBool>) =>
    ranked(
      tx,
      {
        kind: 'document',
        from: sql`documents d where d.client_id = ${clientId}`,
        id: sql`d.id`,
        label: sql`d.name`,
        detail: sql`d.tag`,
        name: sql`d.search_text`,
        createdAt: sql`d.created_at`,
        matches,
      },
      of,
    )
  const newest = sql`select n.id from unnest(array[1, 2, 3]) type cross join lateral (
    select id, search_text from documents where client_id = ${clientId} and related_type = type
    order by created_at desc, id desc limit ${NEWEST}) n where ${isLike(sql`n.search_text`, text)}`
  const found = await among(sql`d.id in (${newest})`)
  if (found.length >= limit) return found
  const others = await among(sql`d.search_text like all (${text.patterns})`)
  return others.length > found.length ? others : found
}

/** Surveys by title. */
export const searchSurveys = (tx: Tx, of: Searched): Promise<SearchHit[]> =>
  ranked(
    tx,
    {
      kind: 'survey',
      from: sql`surveys s left join survey_categories c on c.client_id = s.client_id and c.id = s.category_id
        ${named(sql`s.title`)} where s.client_id = ${of.clientId}`,
      id: sql`s.id`,
      label: sql`s.title`,
      detail: sql`c.title`,
      name: NAME,
      createdAt: sql`s.created_at`,
      matches: isLike(NAME, of.text),
    },
    of,
  )

/** News articles by title. */
export const searchNews = (tx: Tx, of: Searched): Promise<SearchHit[]> =>
  ranked(
    tx,
    {
      kind: 'news',
      from: sql`news_articles a ${named(sql`a.title`)} where a.client_id = ${of.clientId}`,
      id: sql`a.id`,
      label: sql`a.title`,
      name: NAME,
      createdAt: sql`a.created_at`,
      matches: isLike(NAME, of.text),
    },
    of,
  )

/** Knowledge Base articles by title. */
export const searchArticles = (tx: Tx, of: Searched): Promise<SearchHit[]> =>
  ranked(
    tx,
    {
      kind: 'article',
      from: sql`knowledge_articles a join knowledge_categories c on c.client_id = a.client_id and c.id = a.category_id
        ${named(sql`a.title`)} where a.client_id = ${of.clientId}`,
      id: sql`a.id`,
      label: sql`a.title`,
      detail: sql`c.label`,
      reference: sql`c.id::text`,
      name: NAME,
      createdAt: sql`a.created_at`,
      matches: isLike(NAME, of.text),
    },
    of,
  )

/** The newest incident reports by what they say, as their list finds them: without typing errors. */
export const searchIncidents = (tx: Tx, of: Searched): Promise<SearchHit[]> =>
  ranked(
    tx,
    {
      kind: 'incident',
      from: sql`(select * from incidents where client_id = ${of.clientId} order by created_at desc, id desc limit ${NEWEST}) i
        left join employees e on e.client_id = i.client_id and e.id = i.employee_id
        left join teams t on t.client_id = i.client_id and t.id = i.team_id where true`,
      id: sql`i.id`,
      label: sql`case when i.anonymous then ''
        else coalesce(nullif(trim(e.forename || ' ' || e.surname), ''), i.reporter_name, '') end`,
      detail: sql`coalesce(t.label, i.team_label)`,
      reference: sql`to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      // Each is as good as another, so that the newest comes first.
      name: sql`''`,
      createdAt: sql`i.created_at`,
      matches: sql`i.search_text like all (${of.text.patterns})`,
    },
    of,
  )
