import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import { scopeAt } from '../../access/actor.ts'
import { audit } from '../../access/audit.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { once } from '../../http/idempotency.ts'
import { requireSame, type Call } from '../call.ts'
import { grantorOf, permissionNames, requireGrantable } from './grants.ts'
import { findPolicyPermissions } from './permissions.repository.ts'
import * as repository from './policies.repository.ts'

type Schemas = components['schemas']

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

const requireOwn = async (tx: Tx, clientId: string, policyId: string): Promise<void> => {
  const policy = await repository.findPolicy(tx, clientId, 'id', policyId)
  if (!policy) throw problem('not_found')
  if (policy.owner === 'platform')
    throw problem('forbidden', { message: 'This policy belongs to the platform and cannot be changed.' })
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
          requireGrantable(grantor, (await permissionNames(tx, client.id, request.permissions)).values())
          if (await repository.findPolicy(tx, client.id, 'name', policy.name)) {
            throw problem('conflict', { fields: { label: 'A policy with this name exists already.' } })
          }
          await repository.insertPolicy(tx, client.id, policy)
          const links = request.permissions.map((permission) => ({ id: randomUUID(), permission_id: permission }))
          await repository.linkPermissions(tx, client.id, policy.id, links)
          await audit(
            tx,
            { clientId: client.id, actor },
            { action: 'policy.create', target: policy.id, details: { permissions: request.permissions } },
          )
          return { id: policy.id }
        }),
      )
    },

    /** Adds permissions to one policy of the client. */
    async addPermissions(
      { actor, client }: Call,
      rows: Schemas['PolicyPermissionRow'][],
      key: string | undefined,
    ): Promise<void> {
      const policyId = rows[0]?.policy_id ?? ''
      if (rows.some((row) => row.policy_id !== policyId)) {
        throw problem('invalid', { fields: { policy_id: 'All rows must name one policy.' } })
      }
      const grantor = await grantorOf(database, actor)
      const attempt = { clientId: client.id, userId: actor.userId, key, operation: 'addPolicyPermissions', body: rows }
      await database.withTenant(scopeAt(client, actor), (tx) =>
        once(tx, attempt, async () => {
          await requireOwn(tx, client.id, policyId)
          const permissions = rows.map((row) => row.permission_id)
          requireGrantable(grantor, (await permissionNames(tx, client.id, permissions)).values())
          await repository.linkPermissions(
            tx,
            client.id,
            policyId,
            rows.map(({ id, permission_id }) => ({ id, permission_id })),
          )
          await repository.touch(tx, 'policies', client.id, policyId)
          await audit(
            tx,
            { clientId: client.id, actor },
            { action: 'policy.addPermissions', target: policyId, details: { permissions } },
          )
          return null
        }),
      )
    },

    /** Removes a permission from a policy of the client. @throws problem `not_found` when it does not hold it. */
    removePermission: ({ actor, client }: Call, policyId: string, permissionId: string): Promise<void> =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        await requireOwn(tx, client.id, policyId)
        if (!(await repository.unlinkPermission(tx, client.id, policyId, permissionId))) throw problem('not_found')
        await repository.touch(tx, 'policies', client.id, policyId)
        await audit(
          tx,
          { clientId: client.id, actor },
          { action: 'policy.removePermission', target: policyId, details: { permissionId } },
        )
      }),
  }
}
