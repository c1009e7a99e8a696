import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { inDays } from '../../db/in-days.ts'
import { parseDays } from '../../db/days.ts'
import * as repository from './leaderboard.repository.ts'
import type { LeaderboardScope } from './leaderboard.repository.ts'
import { findTeam } from './people.repository.ts'
import { reachableEmployees, reachableRecognitions, reachableTeams } from './reachable.repository.ts'
import { findSettings } from './setup.repository.ts'

/** Filter of a leaderboard; without one it is that of the specification, of all employees and of all time. */
export interface LeaderboardFilter extends Page {
  /** 'YYYY-MM-DD,YYYY-MM-DD', both ends included. */
  period?: string
  /** Only members of this team. */
  teamId?: string
  rank?: 'employees' | 'teams'
}

// What awaits approval does not count while approval is required (3-decisions 41).
async function scopeOf(tx: Tx, call: Call, { period, teamId, rank = 'employees' }: LeaderboardFilter) {
  const clientId = call.client.id
  if (teamId !== undefined && !(await findTeam(tx, clientId, teamId, reachableTeams(call)))) throw problem('not_found')
  const settings = await findSettings(tx, clientId)
  const scope: LeaderboardScope = {
    clientId,
    rank,
    teamId,
    isApproved: settings?.require_approval ?? false,
    recognitions: [
      ...reachableRecognitions(call),
      ...(period === undefined ? [] : [inDays('r.created_at', clientId, parseDays('period', period))]),
    ],
    receivers: rank === 'teams' ? reachableTeams(call) : reachableEmployees(call),
  }
  return scope
}

/** The leaderboard. @throws problem `invalid` for an invalid period, `not_found` for an unknown team. */
export const listLeaderboard = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: LeaderboardFilter) =>
  tenantRead(call, async (tx) => repository.findLeaderboard(tx, await scopeOf(tx, call, filter), filter))

/** How many rows the leaderboard has. @throws as `listLeaderboard`. */
export const countLeaderboard = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: LeaderboardFilter) =>
  tenantRead(call, async (tx) => repository.countLeaderboard(tx, await scopeOf(tx, call, filter), filter))
