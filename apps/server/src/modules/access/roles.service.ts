import { auditChange, listChange, valueChange } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import type { Deps } from '../../deps.ts'
import type { ProblemText } from '../../errors.de.ts'
import { missingChoice, problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { grantorOf, permissionsByPolicy, permissionsOfPolicies, requireGrantable } from '../../access/grants.ts'
import { requireText } from '../../http/require-text.ts'
import { accessConstraints } from './constraints.ts'
import { findImpact, type Impact } from './impact.repository.ts'
import { findPolicy, touch } from './policies.repository.ts'
import { policyName } from './policies.service.ts'
import * as repository from './roles.repository.ts'

/** Identifies a policy of a role. */
export interface RolePolicyLink {
  roleId: string
  policyId: string
}

const HELD_BEYOND = 'An account that you cannot change has this role. Ask another administrator.'

/** Shapes a role row. */
export const toRole = ({ owner, version: _version, held_beyond: heldBeyondReach, ...role }: repository.RoleRow) => ({
  ...role,
  readOnly: owner === 'platform',
  ...(heldBeyondReach && { heldBeyondReach }),
})

const requireOwn = async (
  tx: Tx,
  call: Call,
  roleId: string,
  ifMatch: string | undefined,
): Promise<repository.RoleRow> => {
  await lockRecord(tx, 'roles', call.client.id, roleId)
  const role = requireFound(await repository.findRole(tx, call, roleId))
  if (role.owner === 'platform')
    throw problem('forbidden', { message: 'This role belongs to the platform and cannot be changed.' })
  if (role.held_beyond) throw problem('forbidden', { message: HELD_BEYOND })
  requireVersion(ifMatch, role.version, () => toRole(role))
  return role
}

/** @throws problem `conflict` when another role has the name that the label gives. A rename changes the label only. */
async function requireFree(tx: Tx, call: Call, label: string, id: string): Promise<void> {
  const other = await repository.findRoleOfName(tx, call, policyName(label))
  if (!other || other.id === id) return
  if (other.label.toLowerCase() === label.toLowerCase()) throw problem('conflict', accessConstraints.roles_label)
  const text: ProblemText = `The role “${other.label}” had this name before, and its address still has it. Choose another name.`
  throw problem('conflict', { fields: { label: text } })
}

/**
 * A page of the roles, each with whether the caller may grant all its permissions.
 * @throws problem `not_found` for a given name that no role has.
 */
export async function listRoles(
  { database, directory, tenantRead }: Pick<Deps, 'database' | 'directory' | 'tenantRead'>,
  call: Call,
  filter: repository.RoleFilter,
) {
  const { mayGrant } = await grantorOf({ database, directory }, call.actor)
  return tenantRead(call, async (tx) => {
    const roles = await repository.findRoles(tx, call, filter)
    if (filter.name !== undefined && roles.length === 0) throw problem('not_found')
    const ids = roles.flatMap(({ policies }) => policies.map(({ policy_id }) => policy_id))
    const held = await permissionsByPolicy(tx, call.client.id, ids)
    const isGrantable = ({ policy_id }: { policy_id: string }) => (held.get(policy_id) ?? []).every(mayGrant)
    return roles.map((role) => ({ ...role, grantable: role.policies.every(isGrantable) }))
  })
}

export const countRoles = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: repository.RoleFilter) =>
  tenantRead(call, (tx) => repository.countRoles(tx, call.client.id, filter))

/**
 * Creates a role of the client, without policies.
 * @throws problem `conflict` for a label, name or id in use.
 */
export const createRole = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { id: string; label: string },
  key: string | undefined,
) =>
  tenantWrite(call, { operation: 'createRole', key, body }, async (tx) => {
    const label = requireText('label', body.label)
    await requireFree(tx, call, label, body.id)
    await repository.insertRole(tx, call.client.id, { id: body.id, name: policyName(label), label })
    const subject = { kind: 'role', id: body.id, label } as const
    await auditChange(tx, call, { action: 'role.create', subject, changes: valueChange('label', null, label) })
    return { id: body.id }
  })

/**
 * Changes the label; the name does not change, so that addresses stay valid. A label that is another role's name counts as
 * in use; superadmin is such a name (spec 1 section 3).
 * @returns the new version.
 * @throws problem `conflict` for a label in use.
 */
export const renameRole = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { id, label: typed }: { id: string; label: string },
  ifMatch?: string,
) =>
  tenantWrite(call, { operation: 'renameRole' }, async (tx) => {
    const { label: from } = await requireOwn(tx, call, id, ifMatch)
    const label = requireText('label', typed)
    await requireFree(tx, call, label, id)
    const version = await repository.relabelRole(tx, call.client.id, id, label)
    const subject = { kind: 'role', id, label } as const
    await auditChange(tx, call, { action: 'role.rename', subject, changes: valueChange('label', from, label) })
    return version
  })

/** Removes a role. @throws problem `conflict` while an account has it. */
export const removeRole = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  roleId: string,
  ifMatch?: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeRole' }, async (tx) => {
    const { label, user_roles_count: accounts } = await requireOwn(tx, call, roleId, ifMatch)
    if (accounts > 0) throw problem('conflict', { message: 'This role cannot be removed while accounts have it.' })
    await repository.deleteRole(tx, call.client.id, roleId)
    const subject = { kind: 'role', id: roleId, label } as const
    await auditChange(tx, call, { action: 'role.remove', subject, changes: valueChange('label', label, null) })
  })

/**
 * Adds a policy to a role of the client.
 * @returns the new version of the role.
 * @throws problem `forbidden` when the policy holds a permission that the caller lacks.
 */
export async function addPolicyToRole(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  body: RolePolicyLink,
  key?: string,
  ifMatch?: string,
): Promise<number> {
  const { roleId, policyId } = body
  const grantor = await grantorOf({ database, directory }, call.actor)
  return tenantWrite(call, { operation: 'addPolicyToRole', key, body }, async (tx) => {
    const { label, policies } = await requireOwn(tx, call, roleId, ifMatch)
    const policy = await findPolicy(tx, call.client.id, 'id', policyId)
    if (!policy) throw missingChoice('policyId')
    requireGrantable(grantor, await permissionsOfPolicies(tx, call.client.id, [policyId]))
    await repository.addPolicy(tx, call.client.id, roleId, policyId)
    const subject = { kind: 'role', id: roleId, label } as const
    const isHeld = policies.some((held) => held.policy_id === policyId)
    const changes = listChange('policies', [], isHeld ? [] : [policy.label])
    await auditChange(tx, call, { action: 'role.addPolicy', subject, changes })
    return touch(tx, 'roles', call.client.id, roleId)
  })
}

/**
 * Removes a policy from a role of the client.
 * @returns the new version of the role.
 * @throws problem `not_found` when the role does not have it.
 */
export const removePolicyFromRole = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { roleId, policyId }: RolePolicyLink,
  ifMatch?: string,
): Promise<number> =>
  tenantWrite(call, { operation: 'removePolicyFromRole' }, async (tx) => {
    const { label, policies } = await requireOwn(tx, call, roleId, ifMatch)
    if (!(await repository.removePolicy(tx, call.client.id, roleId, policyId))) throw problem('not_found')
    const subject = { kind: 'role', id: roleId, label } as const
    const removed = policies.filter((held) => held.policy_id === policyId).map((held) => held.label)
    const changes = listChange('policies', removed, [])
    await auditChange(tx, call, { action: 'role.removePolicy', subject, changes })
    return touch(tx, 'roles', call.client.id, roleId)
  })

/** The impact of removing a policy from a role on accounts. @throws problem `not_found`. */
export const getRolePolicyImpact = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  { roleId, policyId }: RolePolicyLink,
): Promise<Impact> =>
  tenantRead(call, async (tx) => {
    const held = await repository.findRolePolicyIds(tx, call.client.id, roleId)
    if (!held.includes(policyId)) throw problem('not_found')
    return findImpact(tx, call, { policyId, roleId })
  })
