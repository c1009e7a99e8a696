import type { Insertable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { uuidOf } from '../ids.ts'
import { random } from '../random.ts'
import type { SeedEmployee } from './employees.ts'

type Team = Insertable<Schema['teams']>
type Member = Insertable<Schema['team_members']>

/** The teams of a client, one per label. */
export const teamsOf = (clientId: string, labels: readonly string[]): Team[] =>
  labels.map((label) => ({ client_id: clientId, id: uuidOf('team', clientId, label), label }))

/**
 * Assigns most people to one team and a few to two. Earlier teams are larger, and former employees have no team. The first
 * manager of a team leads it, except where teams have their leaders already.
 */
export function* membersOf(
  teams: readonly Team[],
  people: Iterable<SeedEmployee>,
  haveLeaders = false,
): Generator<Member> {
  const [first] = teams
  if (!first) return
  const led = new Set<string>()
  const draw = random(`members ${first.client_id}`)
  for (const person of people) {
    const memberships = person.deactivated_at || draw.chance(0.12) ? 0 : draw.chance(0.05) ? 2 : 1
    const place = Math.floor(draw.next() ** 1.6 * teams.length)
    for (let index = 0; index < memberships; index++) {
      const team = teams[(place + index) % teams.length] ?? first
      if (index > 0 && teams.length === 1) continue
      const leads = !haveLeaders && person.is_manager && !led.has(team.id)
      if (leads) led.add(team.id)
      yield { client_id: person.client_id, team_id: team.id, employee_id: person.id, approver: leads }
    }
  }
}
