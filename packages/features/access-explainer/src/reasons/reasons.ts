import type { AccessExplanation } from '@ssp/api'
import type { MessagesOf } from '@ssp/feature-kit'
import type { reasonMessages } from './messages'

type Messages = MessagesOf<typeof reasonMessages>

/** The checked permission with the names of client and team. */
export interface CheckNames {
  permission: string
  clientId: string
  client: string
  team?: string | undefined
}

/** The subject of a reason: a policy, or one panel of the user's page. */
export type ReasonTarget = { policy: string; label: string } | 'permissions' | 'clients'

/** One sentence, and the place where it can be changed. */
export interface Reason {
  text: string
  target?: ReasonTarget
}

/** The reason why access is denied; undefined if it is allowed. */
export function denialReason(
  { denials, someTeam, homeClient }: Messages,
  explanation: AccessExplanation,
  { permission, client, clientId, team = someTeam }: CheckNames,
): Reason | undefined {
  const judgedClient = explanation.judgedAt === clientId ? client : homeClient
  const { role } = explanation
  const reasons: Record<NonNullable<AccessExplanation['denial']>, Reason> = {
    inactive: { text: denials.inactive },
    client: { text: denials.client(client), target: 'clients' },
    not_held: {
      text: role ? denials.notHeld(permission, role.label) : denials.notHeldNoRole(permission),
      target: 'permissions',
    },
    restricted_client: { text: denials.restrictedClient(permission, judgedClient), target: 'permissions' },
    restricted_team: { text: denials.restrictedTeam(permission, team), target: 'permissions' },
  }
  return explanation.denial === null ? undefined : reasons[explanation.denial]
}

/** Each way in which the permission is held, followed by what gives access to the client. */
export function grantReasons({ grants }: Messages, explanation: AccessExplanation, names: CheckNames): Reason[] {
  const role = explanation.role?.label ?? ''
  const reasons: Reason[] = explanation.policies.map(({ name, label }) => ({
    text: grants.policy(role, label),
    target: { policy: name, label },
  }))
  if (explanation.direct) reasons.push({ text: grants.direct, target: 'permissions' })
  if (explanation.reach) reasons.push({ text: grants[explanation.reach](names.client), target: 'clients' })
  if (explanation.judgedAt !== names.clientId) reasons.push({ text: grants.judgedAtHome(names.permission) })
  return reasons
}
