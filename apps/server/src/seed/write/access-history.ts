import { auditChange, listChange, valueChange, type AuditSubject, type Change } from '../../access/audit-log.ts'
import type { Actor } from '../../access/actor.ts'
import type { Tx } from '../../db/database.ts'
import { POLICIES, rolesOf } from '../access.ts'
import { CLIENTS, type SeedClient } from '../clients.ts'
import { clientIdOf, platformIdOf, roleIdOf, userIdOf, uuidOf } from '../ids.ts'
import type { SeedUser } from '../users.ts'

const DAY_MS = 86_400_000

interface Step {
  action: Parameters<typeof auditChange>[2]['action']
  subject: AuditSubject
  changes: Change[]
}

const subjectOf = ({ username, label }: SeedUser): AuditSubject => ({ kind: 'user', id: userIdOf(username), label })

/** How an account came to what it holds. */
function stepsOf(user: SeedUser, roleLabel: string): Step[] {
  const { username, label, home, permissions = [], scopes = [], inactive } = user
  const subject = subjectOf(user)
  const nameOf = (subdomain: string) =>
    CLIENTS.find((client) => client.subdomain === subdomain)?.clientName ?? subdomain
  const granted = permissions.map(({ name }) => name)
  const step = (action: Step['action'], changes: Change[]): Step[] =>
    changes.length > 0 ? [{ action, subject, changes }] : []
  return [
    ...step('user.create', [
      ...valueChange('label', null, label),
      ...valueChange('username', null, username),
      ...valueChange('email', null, `${username}@${home}.example`),
      ...valueChange('role', null, roleLabel),
    ]),
    ...step('user.updatePermissions', listChange('permissions', [], granted)),
    ...permissions.flatMap(({ name, notIn = [] }) =>
      step('user.restrictPermission', listChange('restriction', [], notIn.map(nameOf), name)),
    ),
    ...scopes.flatMap((scope) => step('user.addScope', listChange('clients', [], [nameOf(scope)]))),
    ...(inactive ? step('user.deactivate', valueChange('status', 'active', 'inactive')) : []),
  ]
}

const roleSteps = (subdomain: string): Step[] =>
  rolesOf(subdomain)
    .filter(({ ownedBy }) => ownedBy)
    .flatMap(({ name, label, policies }) => {
      const subject: AuditSubject = { kind: 'role', id: roleIdOf(clientIdOf(subdomain), name), label }
      const created: Step = { action: 'role.create', subject, changes: valueChange('label', null, label) }
      const added = policies.map((key): Step => ({
        action: 'role.addPolicy',
        subject,
        changes: listChange('policies', [], [POLICIES[key].label]),
      }))
      return [created, ...added]
    })

const actorOf = ({ username, label, home }: SeedUser, { platform }: SeedClient): Actor => ({
  userId: userIdOf(username),
  username,
  label,
  sessionId: uuidOf('session', username),
  homeClientId: clientIdOf(home),
  homePlatformId: platformIdOf(platform),
  employeeId: null,
  language: null,
  rights: { permissions: [], restricted: [] },
  scopes: new Set(),
})

/** The rows of the audit log that tell how the accounts and own roles of each client came to be, one every three days. */
export async function writeAccessHistory(tx: Tx, users: readonly SeedUser[], today: Date): Promise<void> {
  for (const client of CLIENTS) {
    const { subdomain } = client
    const own = users.filter(({ home }) => home === subdomain)
    const admin = own.find(({ role }) => role === 'client_administrator')
    if (!admin) continue
    const labels = new Map(rolesOf(subdomain).map(({ name, label }) => [name, label]))
    const others = own.filter((user) => user !== admin)
    const steps = [
      ...roleSteps(subdomain),
      ...others.flatMap((user) => stepsOf(user, labels.get(user.role) ?? user.role)),
    ]
    for (const [index, step] of steps.entries()) {
      const daysAgo = 3 * (steps.length - index)
      const at = new Date(today.getTime() - daysAgo * DAY_MS + (8 + (index % 9)) * 3_600_000)
      await auditChange(tx, { actor: actorOf(admin, client), client: { id: clientIdOf(subdomain) } }, { ...step, at })
    }
  }
}
