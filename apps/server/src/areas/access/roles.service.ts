import { scopeAt } from '../../access/actor.ts'
import { audit } from '../../access/audit.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { once } from '../../http/idempotency.ts'
import type { Call } from '../call.ts'
import { grantorOf, permissionsOfPolicies, requireGrantable } from './grants.ts'
import { findPolicy, touch } from './policies.repository.ts'
import * as repository from './roles.repository.ts'

const requireOwn = async (tx: Tx, clientId: string, roleId: string): Promise<void> => {
  const role = await repository.findRole(tx, clientId, roleId)
  if (!role) throw problem('not_found')
  if (role.owner === 'platform')
    throw problem('forbidden', { message: 'This role belongs to the platform and cannot be changed.' })
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
     * Adds a policy to a role of the client.
     * @throws problem `forbidden` when the policy holds a permission that the caller lacks.
     */
    async addPolicy(
      { actor, client }: Call,
      link: { roleId: string; policyId: string },
      key: string | undefined,
    ): Promise<void> {
      const grantor = await grantorOf(database, actor)
      const attempt = { clientId: client.id, userId: actor.userId, key, operation: 'addPolicyToRole', body: link }
      await database.withTenant(scopeAt(client, actor), (tx) =>
        once(tx, attempt, async () => {
          await requireOwn(tx, client.id, link.roleId)
          if (!(await findPolicy(tx, client.id, 'id', link.policyId))) throw problem('not_found')
          requireGrantable(grantor, await permissionsOfPolicies(tx, client.id, [link.policyId]))
          await repository.addPolicy(tx, client.id, link.roleId, link.policyId)
          await touch(tx, 'roles', client.id, link.roleId)
          await audit(
            tx,
            { clientId: client.id, actor },
            { action: 'role.addPolicy', target: link.roleId, details: { policyId: link.policyId } },
          )
          return null
        }),
      )
    },

    /** Removes a policy from a role of the client. @throws problem `not_found` when the role does not have it. */
    removePolicy: (
      { actor, client }: Call,
      { roleId, policyId }: { roleId: string; policyId: string },
    ): Promise<void> =>
      database.withTenant(scopeAt(client, actor), async (tx) => {
        await requireOwn(tx, client.id, roleId)
        if (!(await repository.removePolicy(tx, client.id, roleId, policyId))) throw problem('not_found')
        await touch(tx, 'roles', client.id, roleId)
        await audit(
          tx,
          { clientId: client.id, actor },
          { action: 'role.removePolicy', target: roleId, details: { policyId } },
        )
      }),
  }
}
