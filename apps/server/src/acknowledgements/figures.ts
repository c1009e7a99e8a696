import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { hasEmailAddress } from '../people/email-address.ts'
import { isRemindedRecently } from './nudge.ts'
import { hasAcknowledged, isAsked, isNamed, type Reachable, type Subject } from './subject.ts'

/** Maximum number of teams in the figures. */
const MOST_TEAMS = 200

/** The number of asked employees of a team, and of those who have not acknowledged. */
export interface TeamFigures {
  team_id: string
  label: string
  total: number
  outstanding: number
}

/** The progress of a request among the employees in reach. */
export interface Figures {
  total: number
  acknowledged: number
  /** Outstanding employees who are in none of the teams in the figures. */
  without_team: number
  /** Outstanding employees without an e-mail address, and others who were reminded recently: a reminder skips both. */
  no_address: number
  reminded_recently: number
  /** Time of the last reminder; null if there was none. */
  nudged_at: string | null
  /** Most outstanding first. */
  teams: TeamFigures[]
}

/** Counts asked employees and acknowledgements. `teams` has conditions on `teams as t`. */
export async function findFigures(
  tx: Tx,
  subject: Subject,
  reachable: { employees: Reachable; teams: Reachable },
): Promise<Figures> {
  const { clientId, kind, id } = subject
  const asked = tx
    .selectFrom('employees as e')
    .where(isAsked(subject))
    .where((at) => at.and([...reachable.employees]))
    .select(['e.id', hasAcknowledged(subject).as('done')])
    .select([hasEmailAddress.as('has_address'), isRemindedRecently(subject).as('reminded')])
  const inTeam = sql`exists (select from team_members m
    where m.client_id = ${clientId} and m.employee_id = a.id and ${isNamed(subject, 'm.team_id')})`
  const { total, acknowledged, ...outstanding } = await tx
    .selectFrom(asked.as('a'))
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where a.done)`.as('acknowledged'),
      sql<number>`count(*) filter (where not a.done and not ${inTeam})`.as('without_team'),
      sql<number>`count(*) filter (where not a.done and not a.has_address)`.as('no_address'),
      sql<number>`count(*) filter (where not a.done and a.has_address and a.reminded)`.as('reminded_recently'),
    ])
    .executeTakeFirstOrThrow()
  const teams = await tx
    .selectFrom(asked.as('a'))
    .innerJoin('team_members as m', (join) => join.onRef('m.employee_id', '=', 'a.id').on('m.client_id', '=', clientId))
    .innerJoin('teams as t', (join) => join.onRef('t.client_id', '=', 'm.client_id').onRef('t.id', '=', 'm.team_id'))
    .where((at) => at.and([...reachable.teams, isNamed(subject, 't.id')]))
    .groupBy(['t.id', 't.label'])
    .select(['t.id as team_id', 't.label'])
    .select([sql<number>`count(*)`.as('total'), sql<number>`count(*) filter (where not a.done)`.as('outstanding')])
    .orderBy('outstanding', 'desc')
    .orderBy('t.label')
    .orderBy('t.id')
    .limit(MOST_TEAMS)
    .execute()
  const nudged = await tx
    .selectFrom('acknowledgement_nudges')
    .select((of) => of.fn.max('nudged_at').as('nudged_at'))
    .where('client_id', '=', clientId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst()
  return { total, acknowledged, ...outstanding, nudged_at: nudged?.nudged_at ?? null, teams }
}
