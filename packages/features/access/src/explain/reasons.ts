import type { AccessExplanation } from '@ssp/api'
import type { AccessMessages } from '../messages'

type Words = AccessMessages['explain']

/** What was asked, in words. */
export interface Asked {
  permission: string
  /** The client and its name. */
  clientId: string
  client: string
  team?: string | undefined
}

/** Where a reason can be looked at, and changed. */
export type Place = { policy: string; label: string } | 'permissions' | 'clients'

/** One sentence, with the place that it is about. */
export interface Reason {
  text: string
  place?: Place
}

/** The exact refusal; undefined when it is allowed. */
export function refusalReason(words: Words, found: AccessExplanation, asked: Asked): Reason | undefined {
  const { permission, client, team = words.someTeam } = asked
  const { refusals } = words
  const judged = found.judgedAt === asked.clientId ? client : words.homeClient
  const reasons: Record<NonNullable<AccessExplanation['refusal']>, Reason> = {
    inactive: { text: refusals.inactive },
    client: { text: refusals.client(client), place: 'clients' },
    not_held: {
      text: found.role ? refusals.notHeld(permission, found.role.label) : refusals.notHeldNoRole(permission),
      place: 'permissions',
    },
    restricted_client: { text: refusals.restrictedClient(permission, judged), place: 'permissions' },
    restricted_team: { text: refusals.restrictedTeam(permission, team), place: 'permissions' },
  }
  return found.refusal === null ? undefined : reasons[found.refusal]
}

/** Everything that speaks for it: each way by which the permission is held, then what opens the client. */
export function heldReasons(words: Words, found: AccessExplanation, asked: Asked): Reason[] {
  const { ways } = words
  const role = found.role?.label ?? ''
  const reasons: Reason[] = found.policies.map(({ name, label }) => ({
    text: ways.policy(role, label),
    place: { policy: name, label },
  }))
  if (found.direct) reasons.push({ text: ways.direct, place: 'permissions' })
  if (found.reach) reasons.push({ text: ways[found.reach](asked.client), place: 'clients' })
  if (found.judgedAt !== asked.clientId) reasons.push({ text: ways.judgedAtHome(asked.permission) })
  return reasons
}
