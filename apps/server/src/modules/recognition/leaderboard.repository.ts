import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
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

// The rank is numbered before a search narrows the rows. Names are joined to the totals, not to every recognition.
function ranked(tx: Tx, { clientId, rank, teamId, isApproved, ...reachable }: LeaderboardScope) {
  const isCounted = isApproved ? sql<SqlBool>`r.approved` : sql<SqlBool>`r.rejected_reason is null`
  const recognitions = and([...reachable.recognitions, isCounted])
  const receivers = and([...reachable.receivers, ...(teamId === undefined ? [] : [ofTeam(rank, teamId)])])
  const { id, table, key, name } = RECEIVERS[rank]
  const totals = sql<LeaderboardRow>`(select q.*, (row_number() over (order by q.total desc, q.fullname, q.id))::int as rank
    from (select c.id, ${name} as fullname, c.total
      from (select ${id} as id, count(*)::int as total from recognitions r
        where r.client_id = ${clientId} and ${recognitions} group by 1) c
      join ${table} on ${key} = (${clientId}::uuid, c.id) where ${receivers}) q)`
  return tx.selectFrom(totals.as('l'))
}

/** A page of the leaderboard, the highest total first, those of one total by name. */
export const findLeaderboard = (tx: Tx, scope: LeaderboardScope, page: Page): Promise<LeaderboardRow[]> =>
  paged(ranked(tx, scope).select(['l.id', 'l.rank', 'l.fullname', 'l.total']), page, {
    search: ['l.fullname'],
    order: ['l.rank'],
  }).execute()

/** How many rows it has. */
export const countLeaderboard = (tx: Tx, scope: LeaderboardScope, page: Page): Promise<number> =>
  counted(ranked(tx, scope), page, { search: ['l.fullname'] })
