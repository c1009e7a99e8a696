import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import type { Conditions } from './reachable.ts'

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

// The rank is numbered before a search narrows the rows. Names are joined to the totals, not to every recognition.
function ranked(tx: Tx, { clientId, rank, recognitions, receivers }: LeaderboardScope) {
  const { id, table, key, name } = RECEIVERS[rank]
  const totals = sql<LeaderboardRow>`(select q.*, (row_number() over (order by q.total desc, q.fullname, q.id))::int as rank
    from (select c.id, ${name} as fullname, c.total
      from (select ${id} as id, count(*)::int as total from recognitions r
        where r.client_id = ${clientId} and ${and(recognitions)} group by 1) c
      join ${table} on ${key} = (${clientId}::uuid, c.id) where ${and(receivers)}) q)`
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
