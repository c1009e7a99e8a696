import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { notByTeam, teamOfIncident } from '../../incidents/incident-reach.ts'
import { rankOf, similarityOf, type SearchText } from './search-text.repository.ts'

type SearchHit = components['schemas']['SearchHit']

/** What is searched of one kind. */
export interface Searched {
  clientId: string
  text: SearchText
  /** Whether names with a typing error are found, instead of those that match. */
  isMistyped: boolean
  limit: number
  /** Conditions that leave what the caller may open. */
  reachable: readonly RawBuilder<SqlBool>[]
}

/** Incidents that are compared one by one. */
const NEWEST = 1000
/** Matches of each kind that are ranked. */
const MOST_RANKED = 200

interface Source {
  kind: SearchHit['kind']
  /** Rows with their joins, and the condition on the client. */
  from: RawBuilder<unknown>
  id: RawBuilder<string>
  label: RawBuilder<string>
  detail?: RawBuilder<string | null>
  reference?: RawBuilder<string | null>
  /** The folded name by which hits are ranked; without one each is as good as another, and the newest comes first. */
  name?: RawBuilder<string>
  createdAt: RawBuilder<unknown>
  matches: RawBuilder<SqlBool>
}

/** Rows of a table that match, by its index: `like` is not leakproof, so a function of the owner looks for them. */
function matchesOf(
  table: string,
  id: RawBuilder<string>,
  { text: { typed, patterns, swaps }, isMistyped, reachable }: Searched,
  known: RawBuilder<unknown> = sql`'{}'`,
): RawBuilder<SqlBool> {
  const most = reachable.length > 0 ? null : MOST_RANKED
  // As an array, so that the rows are looked up: of a set, the planner would rather read a whole table of some thousand rows.
  return sql`${id} = any (array(select ssp_suggest(${table}, ${typed}, ${patterns}, ${isMistyped ? swaps : sql`null`}, ${known}, ${most}::int)))`
}

/** Columns and condition of a table that keeps its folded text. */
function indexed(table: string, alias: string, of: Searched) {
  const column = (name: string) => sql.ref<string>(`${alias}.${name}`)
  return {
    id: column('id'),
    name: column('search_text'),
    createdAt: column('created_at'),
    matches: matchesOf(table, column('id'), of),
  }
}

/** The hits of a kind, best first. */
export type Hits = RawBuilder<SearchHit>

function ranked(source: Source, { text, limit, reachable }: Searched): Hits {
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
  const rank = name && rankOf(name, text)
  // Without a rank, the order of the rows as they are read, so that it ends with the last one that is wanted.
  const order = rank
    ? sql`${rank}, case when ${rank} = 4 then ${similarityOf(name, text)} end desc, ${createdAt} desc, ${id}`
    : sql`${createdAt} desc, ${id} desc`
  return sql<SearchHit>`select ${kind}::text as kind, ${id} as id, ${label} as label, ${detail} as detail, ${reference} as reference
    from ${from} and ${matches} ${sql.join(
      reachable.map((condition) => sql`and ${condition}`),
      sql` `,
    )}
    order by ${order}
    limit ${limit}`
}

/** The hits of several kinds, in their order, by one statement: most of the time of a short one is the way to the database. */
export async function findHits(tx: Tx, kinds: readonly Hits[]): Promise<SearchHit[]> {
  const lists = kinds.map((hits) => sql`(select coalesce(json_agg(h), '[]') from (${hits}) h)`)
  const { rows } = await sql<{ hits: SearchHit[][] }>`select json_build_array(${sql.join(lists)}) as hits`.execute(tx)
  return rows.flatMap(({ hits }) => hits.flat())
}

const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join<SqlBool>([sql`true`, ...conditions], sql` and `)

/**
 * Employees by name, identifier and e-mail address, each with a team within reach of `teams`: conditions on `teams as t`, or
 * undefined for no team.
 */
export function searchEmployees(of: Searched, teams: readonly RawBuilder<SqlBool>[] = [sql`false`]): Hits {
  const typed = sql`ssp_fold(${of.text.typed})`
  const identified = sql`array(select ssp_employees_identified(array[ssp_identifier_key(${typed})]))`
  const source: Source = {
    kind: 'employee',
    // The name of a row once; as an expression it would be computed for each comparison.
    from: sql`employees e cross join lateral (select case when ssp_fold(e.identifier) = ${typed} then ${typed}
      else ssp_fold(e.forename || ' ' || e.surname) end as name offset 0) f where e.client_id = ${of.clientId}`,
    id: sql`e.id`,
    label: sql`coalesce(nullif(trim(e.forename || ' ' || e.surname), ''), e.identifier, e.email, '')`,
    detail: sql`(select t.label from team_members m join teams t on t.client_id = m.client_id and t.id = m.team_id
      where m.client_id = e.client_id and m.employee_id = e.id and ${all(teams)} order by m.created_at, m.team_id limit 1)`,
    reference: sql`e.identifier`,
    name: sql`f.name`,
    createdAt: sql`e.created_at`,
    matches: matchesOf('employees', sql`e.id`, of, identified),
  }
  return ranked(source, of)
}

/** Users by name, username and e-mail address. */
export function searchUsers(of: Searched): Hits {
  const source: Source = {
    kind: 'user',
    from: sql`users u left join roles r on r.client_id = u.client_id and r.id = u.role_id where u.client_id = ${of.clientId}`,
    ...indexed('users', 'u', of),
    label: sql`u.label`,
    detail: sql`r.label`,
    reference: sql`u.username`,
  }
  return ranked(source, of)
}

/** Teams by label. */
export function searchTeams(of: Searched): Hits {
  const source: Source = {
    kind: 'team',
    from: sql`teams t where t.client_id = ${of.clientId}`,
    ...indexed('teams', 't', of),
    label: sql`t.label`,
  }
  return ranked(source, of)
}

/** Documents by name and tag. */
export function searchDocuments(of: Searched): Hits {
  const source: Source = {
    kind: 'document',
    from: sql`documents d where d.client_id = ${of.clientId}`,
    ...indexed('documents', 'd', of),
    label: sql`d.name`,
    detail: sql`d.tag`,
  }
  return ranked(source, of)
}

/** Surveys by title. */
export function searchSurveys(of: Searched): Hits {
  const source: Source = {
    kind: 'survey',
    from: sql`surveys s left join survey_categories c on c.client_id = s.client_id and c.id = s.category_id
      where s.client_id = ${of.clientId}`,
    ...indexed('surveys', 's', of),
    label: sql`s.title`,
    detail: sql`c.title`,
  }
  return ranked(source, of)
}

/** News articles by title. */
export function searchNews(of: Searched): Hits {
  const source: Source = {
    kind: 'news',
    from: sql`news_articles a where a.client_id = ${of.clientId}`,
    ...indexed('news_articles', 'a', of),
    label: sql`a.title`,
  }
  return ranked(source, of)
}

/** Knowledge Base articles by title. */
export function searchArticles(of: Searched): Hits {
  const source: Source = {
    kind: 'article',
    from: sql`knowledge_articles a join knowledge_categories c on c.client_id = a.client_id and c.id = a.category_id
      where a.client_id = ${of.clientId}`,
    ...indexed('knowledge_articles', 'a', of),
    label: sql`a.title`,
    detail: sql`c.label`,
    reference: sql`c.id::text`,
  }
  return ranked(source, of)
}

/** The newest incident reports by what they say, as their list finds them: without typing errors. */
export function searchIncidents(of: Searched, { actor }: Call): Hits | undefined {
  if (of.isMistyped) return undefined
  const source: Source = {
    kind: 'incident',
    from: sql`(select * from incidents where client_id = ${of.clientId} order by created_at desc, id desc limit ${NEWEST}) i
      left join employees e on e.client_id = i.client_id and e.id = i.employee_id
      left join teams t on t.client_id = i.client_id and t.id = i.team_id where true`,
    id: sql`i.id`,
    label: sql`case when i.anonymous then ''
      else coalesce(nullif(trim(e.forename || ' ' || e.surname), ''), i.reporter_name, '') end`,
    detail: teamOfIncident(actor),
    reference: sql`to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    createdAt: sql`i.created_at`,
    matches: all([sql`i.search_text like all (${of.text.patterns})`, ...notByTeam(actor, of.text.patterns)]),
  }
  return ranked(source, of)
}
