import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import { clientsInReach } from '../../access/client-directory.ts'
import { valueChange, clientNames, listChange, auditChange } from '../../access/audit-log.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { missingChoice, problem } from '../../errors.ts'
import { requireGoodPassword } from '../../session/password-rules.ts'
import { hashPassword } from '../../session/password.ts'
import type { Call } from '../../access/call.ts'
import { requireFreeAccount } from '../../access/holders.ts'
import { clientTargets, giveAccess } from '../../shared-documents/document-access.ts'
import {
  grantorOf,
  permissionNames,
  permissionsOfPolicies,
  requireGrantable,
  SUPERADMIN,
  type Grantor,
} from '../../access/grants.ts'
import { requireText } from '../../http/require-text.ts'
import { findRole, findRolePolicyIds } from './roles.repository.ts'
import { requireConfirmed, requireUsableUsername, usernameFrom } from './user-fields.ts'
import { insertGrants } from './user-permissions.repository.ts'
import { insertScope } from './user-scopes.repository.ts'
import { insertUser } from './users.repository.ts'

type Schemas = components['schemas']

/** The fields of either form. */
interface Wanted {
  id: string
  label: string
  username: string
  email: string
  password: string
  roleId?: string
  permissionIds: string[]
  clientIds: string[]
  documents: Schemas['NewSharedDocumentScope'][]
}

/**
 * One shape from the modal and the wizard; only the wizard sends `user`.
 * @throws problem `invalid` at the field that is blank, reserved, weak or unconfirmed.
 */
function parseNewUser(body: Schemas['CreateUserRequest'] | Schemas['WizardUserRequest']): Wanted {
  const isWizard = 'user' in body
  const fields = isWizard ? body.user : body
  const label = requireText('label', fields.label)
  const username = usernameFrom(fields.username, label)
  requireUsableUsername(username)
  requireConfirmed(fields.password, fields.confirmPassword)
  requireGoodPassword(fields.password, 'password')
  return {
    id: fields.id ?? randomUUID(),
    label,
    username,
    email: fields.email.trim(),
    password: fields.password,
    ...(isWizard
      ? {
          permissionIds: body.userPermissions,
          clientIds: body.userClients,
          documents: body.sharedDocumentScopes ?? [],
        }
      : { roleId: body.roleId, permissionIds: [], clientIds: [], documents: [] }),
  }
}

/**
 * The role, which may be granted if it belongs to the client, is not superadmin, and holds nothing that the caller lacks.
 * @throws problem `invalid` at `roleId`, `not_found` or `forbidden`.
 */
export async function requireGrantableRole(
  tx: Tx,
  call: Call,
  roleId: string,
  grantor: Grantor,
): Promise<{ label: string }> {
  const role = await findRole(tx, call, roleId)
  if (!role) throw missingChoice('roleId')
  if (role.name === SUPERADMIN) throw problem('invalid', { fields: { roleId: 'This role cannot be assigned.' } })
  const policyIds = await findRolePolicyIds(tx, call.client.id, roleId)
  requireGrantable(grantor, await permissionsOfPolicies(tx, call.client.id, policyIds))
  return role
}

/**
 * Creates a user of the client, once per key.
 * @throws problem `conflict` for an id, username or e-mail address in use, `forbidden` for permissions and `not_found` for
 * clients beyond the caller's own.
 */
export async function createUser(
  { database, directory, tenantWrite }: Pick<Deps, 'database' | 'directory' | 'tenantWrite'>,
  call: Call,
  request: Schemas['CreateUserRequest'] | Schemas['WizardUserRequest'],
  key: string | undefined,
): Promise<{ id: string }> {
  const { actor, client } = call
  const { password, ...wanted } = parseNewUser(request)
  const documents = wanted.documents.map(({ targetScope, targetId = null }) => ({
    target_scope: targetScope,
    target_id: targetId,
  }))
  const reach = await clientsInReach(directory, actor, [...wanted.clientIds, ...clientTargets(documents)])
  if (!wanted.clientIds.every((id) => reach.has(id))) throw problem('not_found')
  const grantor = await grantorOf({ database, directory }, actor)
  const passwordHash = await hashPassword(password)
  // The password is no part of what identifies the attempt: not even its hash is stored.
  const body = { ...wanted, id: undefined }
  return tenantWrite(call, { operation: 'createUser', key, body }, async (tx) => {
    const names = await permissionNames(tx, client.id, wanted.permissionIds)
    requireGrantable(grantor, names.values())
    const role = wanted.roleId ? await requireGrantableRole(tx, call, wanted.roleId, grantor) : null
    const { id, label, username, email, roleId = null } = wanted
    await requireFreeAccount(tx, call, { username, email }, id)
    await insertUser(tx, client.id, { id, label, username, email, password_hash: passwordHash, role_id: roleId })
    await insertGrants(
      tx,
      client.id,
      id,
      wanted.permissionIds.map((permission) => ({ id: randomUUID(), permission_id: permission })),
    )
    for (const granted of wanted.clientIds) {
      await insertScope(tx, client.id, { id: randomUUID(), user_id: id, granted_client_id: granted })
    }
    const nameOf = await clientNames(tx, wanted.clientIds)
    const changes = [
      ...valueChange('username', null, username),
      ...valueChange('email', null, email || null),
      ...valueChange('role', null, role?.label ?? null),
      ...listChange('permissions', [], [...names.values()]),
      ...listChange('clients', [], wanted.clientIds.map(nameOf)),
    ]
    await auditChange(tx, call, { action: 'user.create', subject: { kind: 'user', id, label }, changes })
    for (const target of documents) {
      await giveAccess(tx, call, { grantor, reach }, { id: randomUUID(), user_id: id, ...target })
    }
    return { id }
  })
}
