import { sql } from 'kysely'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { inDays } from '../../db/in-days.ts'
import { parseDays } from '../../db/days.ts'
import { countLeaderboard, findLeaderboard, type LeaderboardScope } from './leaderboard.repository.ts'
import { findTeam } from './people.repository.ts'
import { reachableEmployees, reachableRecognitions, reachableTeams, type Conditions } from './reachable.ts'
import { findSettings } from './setup.repository.ts'

/** What a leaderboard is narrowed to; without anything it is the stated one, of employees and of all time. */
export interface LeaderboardFilter extends Page {
  /** 'YYYY-MM-DD,YYYY-MM-DD', both ends included. */
  period?: string
  /** Only members of this team. */
  teamId?: string
  rank?: 'employees' | 'teams'
}

const membersOf = (teamId: string, rank: LeaderboardScope['rank']): Conditions =>
  rank === 'teams'
    ? [sql`t.id = ${teamId}`]
    : [
        sql`exists (select from team_members m where m.client_id = e.client_id and m.employee_id = e.id and m.team_id = ${teamId})`,
      ]

async function scopeOf(tx: Tx, call: Call, { period, teamId, rank = 'employees' }: LeaderboardFilter) {
  const clientId = call.client.id
  if (teamId !== undefined && !(await findTeam(tx, clientId, teamId, reachableTeams(call)))) throw problem('not_found')
  const settings = await findSettings(tx, clientId)
  return {
    clientId,
    rank,
    recognitions: [
      ...reachableRecognitions(call),
      settings?.require_approval ? sql`r.approved` : sql`r.rejected_reason is null`,
      ...(period === undefined ? [] : [inDays('r.created_at', clientId, parseDays('period', period))]),
    ],
    receivers: [
      ...(rank === 'teams' ? reachableTeams(call) : reachableEmployees(call)),
      ...(teamId === undefined ? [] : membersOf(teamId, rank)),
    ],
  } as LeaderboardScope
}

/** Who was recognised most. What was rejected never counts, and what awaits approval not while approval is
 * required (3-decisions 41). */
export function leaderboardService({ tenantRead }: Deps) {
  return {
    /** @throws problem `invalid` for a period that is none, `not_found` for an unknown team. */
    list: (call: Call, filter: LeaderboardFilter) =>
      tenantRead(call, async (tx) => findLeaderboard(tx, await scopeOf(tx, call, filter), filter)),

    count: (call: Call, filter: LeaderboardFilter) =>
      tenantRead(call, async (tx) => countLeaderboard(tx, await scopeOf(tx, call, filter), filter)),
  }
}
