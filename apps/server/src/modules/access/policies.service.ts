import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { components } from '@ssp/api/schema'
import { scopeAt } from '../../access/actor.ts'
import { valueChange, listChange, auditChange } from '../../access/audit-log.ts'
import type { Tx } from '../../db/database.ts'
import type { AccessTables } from '../../db/schema/access.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { once } from '../../http/idempotency.ts'
import { requireSame, type Call } from '../../access/call.ts'
import { lockRecord } from '../../db/lock-record.ts'
import { grantorOf, permissionNames, requireGrantable } from './grants.ts'
import { findImpact, type Impact } from './impact.repository.ts'
import { findPolicyPermissions } from './permissions.repository.ts'
import { toPermission } from './permissions.service.ts'
import * as repository from './policies.repository.ts'

type Schemas = components['schemas']
type PolicyRow = Selectable<AccessTables['policies']>

/** A permission of a policy. */
export interface PolicyPermissionLink {
  policyId: string
  permissionId: string
}

/** Shapes a policy row. */
export function toPolicy(row: PolicyRow): Schemas['Policy'] {
  const { id, name, label, created_at, updated_at, owner } = row
  return { id, name, label, created_at, updated_at, readOnly: owner === 'platform' }
}

/** Shapes a policy with its permissions. */
export const toPolicyDetail = (
  policy: PolicyRow,
  permissions: Selectable<AccessTables['permissions']>[],
): Schemas['PolicyDetail'] => ({ ...toPolicy(policy), permissions: permissions.map(toPermission) })

/** The name of a policy: its label in lower case, underscores for spaces (spec 1 section 3). */
export function policyName(label: string): string {
  return label.trim().toLowerCase().replace(/\s/g, '_')
}

/**
 * A new policy as a row.
 * @throws problem `invalid` for a blank label, or an id or name that does not fit.
 */
export function parsePolicy({ policy: [row], id }: Schemas['CreatePolicyRequest']): {
  id: string
  name: string
  label: string
} {
  const label = row?.label.trim()
  if (!row || !label) throw problem('invalid', { fields: { label: 'This is required.' } })
  requireSame('id', row.id, id)
  const name = policyName(label)
  if (row.name !== undefined) requireSame('name', name, row.name)
  return { id, name, label }
}

const requireOwn = async (tx: Tx, clientId: string, policyId: string, ifMatch: string | undefined) => {
  await lockRecord(tx, 'policies', clientId, policyId)
  const policy = await repository.findPolicy(tx, clientId, 'id', policyId)
  if (!policy) throw problem('not_found')
  if (policy.owner === 'platform')
    throw problem('forbidden', { message: 'This policy belongs to the platform and cannot be changed.' })
  const permissions = await findPolicyPermissions(tx, clientId, policyId)
  requireVersion(ifMatch, policy.version, () => toPolicyDetail(policy, permissions))
  return { label: policy.label, held: new Map(permissions.map(({ id, name }) => [id, name])) }
}

/** Policies of a client: those of the platform, which it cannot change, and its own. */
export function policiesService({ database }: Pick<Deps, 'database'>) {
  return {
    list: ({ actor, client }: Call, filter: repository.PolicyFilter, page: { page: number; limit: number }) =>
      database.withTenant(scopeAt(client, actor), (tx) => repository.findPolicies(tx, client.id, filter, page)),

    count: ({ actor, client }: Call, filter: repository.PolicyFilter) =>
      database.withTenant(scopeAt(client, actor), (tx) => repository.countPolicies(tx, client.id, filter)),

    /** A policy with its permissions. @throws problem `not_found`. */
    find: ({ actor, client }: Call, name: string) =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        const policy = await repository.findPolicy(tx, client.id, 'name', name)
        if (!policy) throw problem('not_found')
        return { policy, permissions: await findPolicyPermissions(tx, client.id, policy.id) }
      }),

    /**
     * Makes a policy of the client.
     * @throws problem `conflict` for a name or id in use, `forbidden` for a permission that the caller lacks.
     */
    async create(
      { actor, client }: Call,
      request: Schemas['CreatePolicyRequest'],
      key: string | undefined,
    ): Promise<{ id: string }> {
      const policy = parsePolicy(request)
      const grantor = await grantorOf(database, actor)
      const attempt = { clientId: client.id, userId: actor.userId, key, operation: 'createPolicy', body: request }
      return database.withTenant(scopeAt(client, actor), (tx) =>
        once(tx, attempt, async () => {
          const names = await permissionNames(tx, client.id, request.permissions)
          requireGrantable(grantor, names.values())
          if (await repository.findPolicy(tx, client.id, 'name', policy.name)) {
            throw problem('conflict', { fields: { label: 'A policy with this name exists already.' } })
          }
          await repository.insertPolicy(tx, client.id, policy)
          const links = request.permissions.map((permission) => ({ id: randomUUID(), permission_id: permission }))
          await repository.linkPermissions(tx, client.id, policy.id, links)
          const { id, label } = policy
          const changes = [...valueChange('label', null, label), ...listChange('permissions', [], [...names.values()])]
          const subject = { kind: 'policy', id, label } as const
          await auditChange(tx, { actor, client }, { action: 'policy.create', subject, changes })
          return { id: policy.id }
        }),
      )
    },

    /** Adds permissions to one policy of the client. @returns the new version of the policy. */
    async addPermissions(
      { actor, client }: Call,
      rows: Schemas['PolicyPermissionRow'][],
      key?: string,
      ifMatch?: string,
    ): Promise<number> {
      const policyId = rows[0]?.policy_id ?? ''
      if (rows.some((row) => row.policy_id !== policyId)) {
        throw problem('invalid', { fields: { policy_id: 'All rows must name one policy.' } })
      }
      const grantor = await grantorOf(database, actor)
      const attempt = { clientId: client.id, userId: actor.userId, key, operation: 'addPolicyPermissions', body: rows }
      return database.withTenant(scopeAt(client, actor), (tx) =>
        once(tx, attempt, async () => {
          const { label, held } = await requireOwn(tx, client.id, policyId, ifMatch)
          const permissions = rows.map((row) => row.permission_id)
          const names = await permissionNames(tx, client.id, permissions)
          requireGrantable(grantor, names.values())
          await repository.linkPermissions(
            tx,
            client.id,
            policyId,
            rows.map(({ id, permission_id }) => ({ id, permission_id })),
          )
          const added = [...names].flatMap(([id, name]) => (held.has(id) ? [] : [name]))
          const subject = { kind: 'policy', id: policyId, label } as const
          const changes = listChange('permissions', [], added)
          await auditChange(tx, { actor, client }, { action: 'policy.addPermissions', subject, changes })
          return repository.touch(tx, 'policies', client.id, policyId)
        }),
      )
    },

    /**
     * Removes a permission from a policy of the client.
     * @returns the new version of the policy.
     * @throws problem `not_found` when it does not hold it.
     */
    removePermission: ({ actor, client }: Call, link: PolicyPermissionLink, ifMatch?: string): Promise<number> =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        const { policyId, permissionId } = link
        const { label, held } = await requireOwn(tx, client.id, policyId, ifMatch)
        if (!(await repository.unlinkPermission(tx, client.id, policyId, permissionId))) throw problem('not_found')
        const subject = { kind: 'policy', id: policyId, label } as const
        const changes = valueChange('permissions', held.get(permissionId) ?? permissionId, null)
        await auditChange(tx, { actor, client }, { action: 'policy.removePermission', subject, changes })
        return repository.touch(tx, 'policies', client.id, policyId)
      }),

    /** What removing a permission from a policy would take from accounts. @throws problem `not_found`. */
    impact: ({ actor, client }: Call, { policyId, permissionId }: PolicyPermissionLink): Promise<Impact> =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        const held = await findPolicyPermissions(tx, client.id, policyId)
        if (!held.some(({ id }) => id === permissionId)) throw problem('not_found')
        return findImpact(tx, client.id, { policyId, permissionId })
      }),
  }
}
