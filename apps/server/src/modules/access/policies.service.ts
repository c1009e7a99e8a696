import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { components } from '@ssp/api/schema'
import { auditChange, listChange, valueChange } from '../../access/audit-log.ts'
import { requireSame, type Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { lockRecord } from '../../db/lock-record.ts'
import { grantorOf, permissionNames, permissionsByPolicy, requireGrantable } from '../../access/grants.ts'
import { findImpact, type Impact } from './impact.repository.ts'
import { findPolicyPermissions } from './permissions.repository.ts'
import { toPermission } from './permissions.service.ts'
import * as repository from './policies.repository.ts'

type Schemas = components['schemas']
type PolicyRow = Selectable<Schema['policies']>

/** Identifies a permission of a policy. */
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
  permissions: Selectable<Schema['permissions']>[],
  heldBeyondReach = false,
): Schemas['PolicyDetail'] => ({
  ...toPolicy(policy),
  permissions: permissions.map(toPermission),
  ...(heldBeyondReach && { heldBeyondReach }),
})

/** The name of a policy: its label in lower case, with underscores instead of spaces (spec 1 section 3). */
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

const HELD_BEYOND = 'An account that you cannot change has a role with this policy. Ask another administrator.'

const requireOwn = async (tx: Tx, call: Call, policyId: string, ifMatch: string | undefined) => {
  const { id: clientId } = call.client
  await lockRecord(tx, 'policies', clientId, policyId)
  const policy = requireFound(await repository.findPolicy(tx, clientId, 'id', policyId))
  if (policy.owner === 'platform')
    throw problem('forbidden', { message: 'This policy belongs to the platform and cannot be changed.' })
  if (await repository.isHeldBeyondReach(tx, call, policyId)) throw problem('forbidden', { message: HELD_BEYOND })
  const permissions = await findPolicyPermissions(tx, clientId, policyId)
  requireVersion(ifMatch, policy.version, () => toPolicyDetail(policy, permissions))
  return { label: policy.label, held: new Map(permissions.map(({ id, name }) => [id, name])) }
}

export async function listPolicies(
  { database, directory, tenantRead }: Pick<Deps, 'database' | 'directory' | 'tenantRead'>,
  call: Call,
  filter: repository.PolicyFilter,
) {
  const { mayGrant } = await grantorOf({ database, directory }, call.actor)
  return tenantRead(call, async (tx) => {
    const policies = await repository.findPolicies(tx, call.client.id, filter)
    const ids = policies.map(({ id }) => id)
    const held = await permissionsByPolicy(tx, call.client.id, ids)
    return policies.map((policy) => ({ ...policy, grantable: (held.get(policy.id) ?? []).every(mayGrant) }))
  })
}

export const countPolicies = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: repository.PolicyFilter) =>
  tenantRead(call, (tx) => repository.countPolicies(tx, call.client.id, filter))

/** A policy with its permissions. @throws problem `not_found`. */
export const getPolicy = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, name: string) =>
  tenantRead(call, async (tx) => {
    const policy = requireFound(await repository.findPolicy(tx, call.client.id, 'name', name))
    const permissions = await findPolicyPermissions(tx, call.client.id, policy.id)
    return { policy, permissions, heldBeyondReach: await repository.isHeldBeyondReach(tx, call, policy.id) }
  })

/**
 * Creates a policy of the client.
 * @throws problem `conflict` for a name or id in use, `forbidden` for a permission that the caller lacks.
 */
export async function createPolicy(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  body: Schemas['CreatePolicyRequest'],
  key: string | undefined,
): Promise<{ id: string }> {
  const { id, name, label } = parsePolicy(body)
  const grantor = await grantorOf({ database, directory }, call.actor)
  return tenantWrite(call, { operation: 'createPolicy', key, body }, async (tx) => {
    const names = await permissionNames(tx, call.client.id, body.permissions)
    requireGrantable(grantor, names.values())
    await repository.insertPolicy(tx, call.client.id, { id, name, label })
    const links = body.permissions.map((permission) => ({ id: randomUUID(), permission_id: permission }))
    await repository.linkPermissions(tx, call.client.id, id, links)
    const changes = [...valueChange('label', null, label), ...listChange('permissions', [], [...names.values()])]
    await auditChange(tx, call, { action: 'policy.create', subject: { kind: 'policy', id, label }, changes })
    return { id }
  })
}

/** Adds permissions to one policy of the client. @returns the new version of the policy. */
export async function addPolicyPermissions(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  rows: Schemas['PolicyPermissionRow'][],
  key?: string,
  ifMatch?: string,
): Promise<number> {
  const policyId = rows[0]?.policy_id ?? ''
  if (rows.some((row) => row.policy_id !== policyId)) {
    throw problem('invalid', { fields: { policy_id: 'All rows must name one policy.' } })
  }
  const grantor = await grantorOf({ database, directory }, call.actor)
  return tenantWrite(call, { operation: 'addPolicyPermissions', key, body: rows }, async (tx) => {
    const { label, held } = await requireOwn(tx, call, policyId, ifMatch)
    const links = rows.map(({ id, permission_id }) => ({ id, permission_id }))
    const names = await permissionNames(
      tx,
      call.client.id,
      links.map((link) => link.permission_id),
    )
    requireGrantable(grantor, names.values())
    await repository.linkPermissions(tx, call.client.id, policyId, links)
    const added = [...names].flatMap(([id, name]) => (held.has(id) ? [] : [name]))
    const subject = { kind: 'policy', id: policyId, label } as const
    const changes = listChange('permissions', [], added)
    await auditChange(tx, call, { action: 'policy.addPermissions', subject, changes })
    return repository.touch(tx, 'policies', call.client.id, policyId)
  })
}

/**
 * Removes a permission from a policy of the client.
 * @returns the new version of the policy.
 * @throws problem `not_found` if the policy does not hold it.
 */
export const removePolicyPermission = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { policyId, permissionId }: PolicyPermissionLink,
  ifMatch?: string,
): Promise<number> =>
  tenantWrite(call, { operation: 'removePolicyPermission' }, async (tx) => {
    const { label, held } = await requireOwn(tx, call, policyId, ifMatch)
    if (!(await repository.unlinkPermission(tx, call.client.id, policyId, permissionId))) throw problem('not_found')
    const subject = { kind: 'policy', id: policyId, label } as const
    const changes = valueChange('permissions', held.get(permissionId) ?? permissionId, null)
    await auditChange(tx, call, { action: 'policy.removePermission', subject, changes })
    return repository.touch(tx, 'policies', call.client.id, policyId)
  })

/** The impact of removing a permission from a policy on accounts. @throws problem `not_found`. */
export const getPolicyPermissionImpact = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  { policyId, permissionId }: PolicyPermissionLink,
): Promise<Impact> =>
  tenantRead(call, async (tx) => {
    const held = await findPolicyPermissions(tx, call.client.id, policyId)
    if (!held.some(({ id }) => id === permissionId)) throw problem('not_found')
    return findImpact(tx, call, { policyId, permissionId })
  })
