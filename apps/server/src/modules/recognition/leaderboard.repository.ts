import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, paged, searchTerms, type Page } from '../../db/paged.ts'
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
  /** Whether only recognitions that were approved count. What was rejected never counts. */
  isApproved: boolean
  /** Conditions on `recognitions as r`. */
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

const ofTeam = (rank: LeaderboardScope['rank'], teamId: string): RawBuilder<SqlBool> =>
  rank === 'teams'
    ? sql`t.id = ${teamId}`
    : sql`exists (select from team_members m where m.client_id = e.client_id and m.employee_id = e.id and m.team_id = ${teamId})`

// Names are joined to the totals, not to every recognition.
function totalsOf(tx: Tx, { clientId, rank, teamId, isApproved, ...reachable }: LeaderboardScope) {
  const isCounted = isApproved ? sql<SqlBool>`r.approved` : sql<SqlBool>`r.rejected_reason is null`
  const recognitions = and([...reachable.recognitions, isCounted])
  const receivers = and([...reachable.receivers, ...(teamId === undefined ? [] : [ofTeam(rank, teamId)])])
  const { id, table, key, name } = RECEIVERS[rank]
  const totals = sql<Omit<LeaderboardRow, 'rank'>>`(select c.id, ${name} as fullname, c.total
    from (select ${id} as id, count(*)::int as total from recognitions r
      where r.client_id = ${clientId} and ${recognitions} group by 1) c
    join ${table} on ${key} = (${clientId}::uuid, c.id) where ${receivers})`
  return tx.selectFrom(totals.as('q'))
}

const SEARCH = { search: ['l.fullname'] } as const

// Numbered before a search narrows the rows.
const ranked = (tx: Tx, scope: LeaderboardScope) =>
  tx.selectFrom(
    totalsOf(tx, scope)
      .selectAll('q')
      .select(sql<number>`(row_number() over (order by q.total desc, q.fullname, q.id))::int`.as('rank'))
      .as('l'),
  )

/** A page of the leaderboard, the highest total first, those of one total by name. */
export async function findLeaderboard(tx: Tx, scope: LeaderboardScope, page: Page): Promise<LeaderboardRow[]> {
  if (searchTerms(page.search))
    return paged(ranked(tx, scope).select(['l.id', 'l.rank', 'l.fullname', 'l.total']), page, {
      ...SEARCH,
      order: ['l.rank'],
    }).execute()
  // Only the rows of the page are sorted, so the place of each is its rank.
  const { page: index = 0, limit } = page
  const before = index * (limit ?? 0)
  const rows = await totalsOf(tx, scope)
    .select(['q.id', 'q.fullname', 'q.total'])
    .orderBy('q.total', 'desc')
    .orderBy('q.fullname')
    .orderBy('q.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(before))
    .execute()
  return rows.map((row, place) => ({ ...row, rank: before + place + 1 }))
}

/** How many rows it has. */
export const countLeaderboard = (tx: Tx, scope: LeaderboardScope, page: Page): Promise<number> =>
  searchTerms(page.search) ? counted(ranked(tx, scope), page, SEARCH) : counted(totalsOf(tx, scope), {}, { search: [] })
