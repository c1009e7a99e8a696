import { scopeAt } from '../../access/actor.ts'
import { valueChange, listChange, auditChange } from '../../access/audit-log.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { once } from '../../http/idempotency.ts'
import type { Call } from '../../access/call.ts'
import { lockRecord } from '../../db/lock-record.ts'
import { grantorOf, permissionsOfPolicies, requireGrantable } from './grants.ts'
import { findImpact, type Impact } from './impact.repository.ts'
import { findPolicy, touch } from './policies.repository.ts'
import { policyName } from './policies.service.ts'
import * as repository from './roles.repository.ts'

/** A policy of a role. */
export interface RolePolicyLink {
  roleId: string
  policyId: string
}

/** Shapes a role row. */
export const toRole = ({ owner, version: _version, ...role }: repository.RoleRow) => ({
  ...role,
  readOnly: owner === 'platform',
})

const requireOwn = async (
  tx: Tx,
  clientId: string,
  roleId: string,
  ifMatch: string | undefined,
): Promise<repository.RoleRow> => {
  await lockRecord(tx, 'roles', clientId, roleId)
  const role = await repository.findRole(tx, clientId, roleId)
  if (!role) throw problem('not_found')
  if (role.owner === 'platform')
    throw problem('forbidden', { message: 'This role belongs to the platform and cannot be changed.' })
  requireVersion(ifMatch, role.version, () => toRole(role))
  return role
}

/** A trimmed label that no other role has, as label or as name. Superadmin is such a name (spec 1 section 3). */
const requireFreeLabel = async (tx: Tx, clientId: string, typed: string, ownId?: string): Promise<string> => {
  const label = typed.trim()
  if (!label) throw problem('invalid', { fields: { label: 'This is required.' } })
  const taken = await repository.findRoleCalled(tx, clientId, { name: policyName(label), label })
  if (taken && taken.id !== ownId)
    throw problem('conflict', { fields: { label: 'A role with this name exists already.' } })
  return label
}

/** Roles of a client: those of the platform, which it cannot change, and its own. */
export function rolesService({ database }: Pick<Deps, 'database'>) {
  return {
    /** A page of the roles. @throws problem `not_found` when a name is given that no role has. */
    list: ({ actor, client }: Call, filter: repository.RoleFilter, page: { page: number; limit: number }) =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        const roles = await repository.findRoles(tx, client.id, filter, page)
        if (filter.name !== undefined && roles.length === 0) throw problem('not_found')
        return roles
      }),

    count: ({ actor, client }: Call, filter: repository.RoleFilter) =>
      database.withTenant(scopeAt(client, actor), (tx) => repository.countRoles(tx, client.id, filter)),

    /**
     * Makes a role of the client, without policies.
     * @throws problem `conflict` for a label, name or id in use.
     */
    create: ({ actor, client }: Call, request: { id: string; label: string }, key: string | undefined) =>
      database.withTenant(scopeAt(client, actor), (tx) =>
        once(
          tx,
          { clientId: client.id, userId: actor.userId, key, operation: 'createRole', body: request },
          async () => {
            const label = await requireFreeLabel(tx, client.id, request.label)
            if (await repository.findRole(tx, client.id, request.id)) throw problem('conflict')
            await repository.insertRole(tx, client.id, { id: request.id, name: policyName(label), label })
            const subject = { kind: 'role', id: request.id, label } as const
            await auditChange(
              tx,
              { actor, client },
              { action: 'role.create', subject, changes: valueChange('label', null, label) },
            )
            return { id: request.id }
          },
        ),
      ),

    /** Changes the label; the name stays, so that addresses keep leading here. @returns the new version. */
    rename: ({ actor, client }: Call, { id, label: typed }: { id: string; label: string }, ifMatch?: string) =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        const { label: from } = await requireOwn(tx, client.id, id, ifMatch)
        const label = await requireFreeLabel(tx, client.id, typed, id)
        const version = await repository.relabelRole(tx, client.id, id, label)
        const subject = { kind: 'role', id, label } as const
        await auditChange(
          tx,
          { actor, client },
          { action: 'role.rename', subject, changes: valueChange('label', from, label) },
        )
        return version
      }),

    /** Removes a role. @throws problem `conflict` while an account has it. */
    remove: ({ actor, client }: Call, roleId: string, ifMatch?: string): Promise<void> =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        const { label, user_roles_count: accounts } = await requireOwn(tx, client.id, roleId, ifMatch)
        if (accounts > 0) throw problem('conflict', { message: 'This role cannot be removed while accounts have it.' })
        await repository.deleteRole(tx, client.id, roleId)
        const subject = { kind: 'role', id: roleId, label } as const
        await auditChange(
          tx,
          { actor, client },
          { action: 'role.remove', subject, changes: valueChange('label', label, null) },
        )
      }),

    /**
     * Adds a policy to a role of the client.
     * @returns the new version of the role.
     * @throws problem `forbidden` when the policy holds a permission that the caller lacks.
     */
    async addPolicy({ actor, client }: Call, link: RolePolicyLink, key?: string, ifMatch?: string): Promise<number> {
      const grantor = await grantorOf(database, actor)
      const attempt = { clientId: client.id, userId: actor.userId, key, operation: 'addPolicyToRole', body: link }
      return database.withTenant(scopeAt(client, actor), (tx) =>
        once(tx, attempt, async () => {
          const { label, policies } = await requireOwn(tx, client.id, link.roleId, ifMatch)
          const policy = await findPolicy(tx, client.id, 'id', link.policyId)
          if (!policy) throw problem('not_found')
          requireGrantable(grantor, await permissionsOfPolicies(tx, client.id, [link.policyId]))
          await repository.addPolicy(tx, client.id, link.roleId, link.policyId)
          const subject = { kind: 'role', id: link.roleId, label } as const
          const isHeld = policies.some((held) => held.policy_id === link.policyId)
          const changes = listChange('policies', [], isHeld ? [] : [policy.label])
          await auditChange(tx, { actor, client }, { action: 'role.addPolicy', subject, changes })
          return touch(tx, 'roles', client.id, link.roleId)
        }),
      )
    },

    /**
     * Removes a policy from a role of the client.
     * @returns the new version of the role.
     * @throws problem `not_found` when the role does not have it.
     */
    removePolicy: ({ actor, client }: Call, { roleId, policyId }: RolePolicyLink, ifMatch?: string): Promise<number> =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        const { label, policies } = await requireOwn(tx, client.id, roleId, ifMatch)
        if (!(await repository.removePolicy(tx, client.id, roleId, policyId))) throw problem('not_found')
        const subject = { kind: 'role', id: roleId, label } as const
        const removed = policies.filter((held) => held.policy_id === policyId).map((held) => held.label)
        const changes = listChange('policies', removed, [])
        await auditChange(tx, { actor, client }, { action: 'role.removePolicy', subject, changes })
        return touch(tx, 'roles', client.id, roleId)
      }),

    /** What removing a policy from a role would take from accounts. @throws problem `not_found`. */
    impact: ({ actor, client }: Call, { roleId, policyId }: RolePolicyLink): Promise<Impact> =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        if (!(await repository.findRolePolicyIds(tx, client.id, roleId)).includes(policyId)) throw problem('not_found')
        return findImpact(tx, client.id, { policyId, roleId })
      }),
  }
}
