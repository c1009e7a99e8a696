import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { searchTerms, TRIGRAM, type Page } from '../../db/paged.ts'
import type { Conditions } from './reachable.repository.ts'

/** A row of the leaderboard. */
export interface LeaderboardRow {
  id: string
  rank: number
  fullname: string
  total: number
}

/** Which recognitions count, and for whom. */
export interface LeaderboardScope {
  clientId: string
  rank: 'employees' | 'teams'
  /** Only this team, or the employees in it. */
  teamId?: string | undefined
  /** Whether only approved recognition counts. Rejected recognition never counts. */
  isApproved: boolean
  /** Conditions on `recognitions as r`; without any, the kept totals are read. */
  recognitions: Conditions
  /** Conditions on `employees as e` or `teams as t`, by `rank`. */
  receivers: Conditions
}

const and = (conditions: Conditions): RawBuilder<SqlBool> => sql.join([sql`true`, ...conditions], sql` and `)

const RECEIVERS = {
  employees: {
    id: sql.ref('r.receiver_id'),
    table: sql`employees e`,
    key: sql`(e.client_id, e.id)`,
    name: sql`coalesce(nullif(trim(e.forename || ' ' || e.surname), ''), e.identifier, '')`,
  },
  teams: {
    id: sql.ref('r.team_id'),
    table: sql`teams t`,
    key: sql`(t.client_id, t.id)`,
    name: sql.ref('t.label'),
  },
} as const

const ofTeam = (rank: LeaderboardScope['rank'], id: RawBuilder<unknown>, clientId: string, teamId: string) =>
  rank === 'teams'
    ? sql<SqlBool>`${id} = ${teamId}`
    : sql<SqlBool>`${id} in (select employee_id from team_members where client_id = ${clientId} and team_id = ${teamId})`

/** Receivers with their totals, as rows of `id` and `total`. */
function totalsOf({ clientId, rank, teamId, isApproved, recognitions, receivers }: LeaderboardScope) {
  const { id, table, key } = RECEIVERS[rank]
  const inTeam = (column: RawBuilder<unknown>) => (teamId === undefined ? [] : [ofTeam(rank, column, clientId, teamId)])
  if (recognitions.length === 0 && receivers.length === 0) {
    const total = sql.ref(isApproved ? 'k.approved' : 'k.given')
    const kept = [sql<SqlBool>`k.to_team = ${rank === 'teams'}`, sql<SqlBool>`${total} > 0`]
    return sql`not materialized (select k.receiver_id as id, ${total} as total from recognition_totals k
      where k.client_id = ${clientId} and ${and([...kept, ...inTeam(sql.ref('k.receiver_id'))])})`
  }
  const isCounted = isApproved ? sql<SqlBool>`r.approved` : sql<SqlBool>`r.rejected_reason is null`
  const isReachable = receivers.length
    ? [sql<SqlBool>`exists (select from ${table} where ${key} = (${clientId}::uuid, c.id) and ${and(receivers)})`]
    : []
  return sql`materialized (select c.id, c.total from (
      select ${id} as id, count(*)::int as total from recognitions r
      where r.client_id = ${clientId} and ${id} is not null and ${and([...recognitions, isCounted])} group by 1) c
    where ${and([...isReachable, ...inTeam(sql.ref('c.id'))])})`
}

/** The rows of `c` that match a condition, with their names. */
function named({ clientId, rank }: LeaderboardScope, condition: RawBuilder<SqlBool>) {
  const { table, key, name } = RECEIVERS[rank]
  return sql`(select c.id, c.total, ${name} as fullname from c join ${table} on ${key} = (${clientId}::uuid, c.id)
    where ${condition})`
}

/** The rows of `c` whose name contains each term. An index finds them, unless a term has no trigrams. */
function matching(scope: LeaderboardScope, terms: readonly string[]) {
  const patterns = sql`ssp_search_patterns(${terms.join(' ')})`
  const found =
    scope.rank === 'teams'
      ? sql`ssp_search_texts('teams', ${patterns})`
      : sql`ssp_search_people(${patterns}, '{forename,surname,identifier}')`
  const isFound = terms.some((term) => term.length < TRIGRAM)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`c.id in (select ${found})`
  return sql`(select * from ${named(scope, isFound)} n where ssp_fold(fullname) like all (${patterns}))`
}

const ORDER = sql`total desc, fullname, id`

/** A page of the leaderboard, sorted by total, and by name for equal totals. */
export async function findLeaderboard(
  tx: Tx,
  scope: LeaderboardScope,
  { search, page = 0, limit }: Page,
): Promise<LeaderboardRow[]> {
  const terms = searchTerms(search)
  const offset = page * (limit ?? 0)
  const rowsOfPage = sql`limit ${limit ?? null}::int offset ${offset}`
  // Only the names of the totals of the page are read and sorted; the number of rows above them is counted.
  const statement = terms
    ? sql<LeaderboardRow>`with c as ${totalsOf(scope)},
        m as materialized (select * from ${matching(scope, terms)} q order by ${ORDER} ${rowsOfPage}),
        t as materialized (select total, (select count(*) from c where c.total > d.total) as above from (select distinct total from m) d)
      select id, (above + place)::int as rank, fullname, total
      from (select *, row_number() over (partition by total order by fullname, id) as place
        from ${named(scope, sql`c.total in (select total from t)`)} n) n join t using (total)
      where id in (select id from m) order by rank`
    : sql<LeaderboardRow>`with c as ${totalsOf(scope)},
        t as materialized (select max(total) as high, min(total) as low from (select total from c order by total desc ${rowsOfPage}) p)
      select id, (above + place)::int as rank, fullname, total
      from (select *, row_number() over (order by ${ORDER}) as place
        from ${named(scope, sql`c.total between (select low from t) and (select high from t)`)} n) n,
        (select count(*) as above from c where c.total > (select high from t)) a
      where above + place > ${offset} order by rank limit ${limit ?? null}::int`
  const { rows } = await statement.execute(tx)
  return rows
}

/** How many rows it has. */
export async function countLeaderboard(tx: Tx, scope: LeaderboardScope, { search }: Page): Promise<number> {
  const terms = searchTerms(search)
  const { rows } = await sql<{ total: number }>`with c as ${totalsOf(scope)}
    select count(*)::int as total from ${terms ? matching(scope, terms) : sql`c`} q`.execute(tx)
  return rows[0]?.total ?? 0
}
