import { can } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import { placeOf } from '../../access/actor.ts'
import { valueChange, secretChange, auditChange } from '../../access/audit-log.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { emailChanged } from '../../mail/email-changed.job.ts'
import { passwordChanged } from '../../mail/password-changed.job.ts'
import { reachOf } from '../../people/reach.ts'
import { endSessions } from '../../session/end-sessions.ts'
import { requireGoodPassword } from '../../session/password-rules.ts'
import { hashPassword } from '../../session/password.ts'
import type { Call } from '../../access/call.ts'
import { lockRecord } from '../../db/lock-record.ts'
import { requireGrantableRole } from './create-user.service.ts'
import { grantorOf, requireAccount, SUPERADMIN } from '../../access/grants.ts'
import { requireFreeAccount } from '../../access/holders.ts'
import { requireText } from '../../http/require-text.ts'
import { isStored } from '../../storage/objects.repository.ts'
import { AVATARS, requireConfirmed, requireUsableUsername, toUser } from './user-fields.ts'
import * as repository from './users.repository.ts'
import type { UserFilter, UserRow } from './users.repository.ts'

type UpdateUser = components['schemas']['UpdateUserRequest']

/** The trimmed texts of an account update. @throws problem `invalid` at the field. */
function parseTexts({ label, username, email }: UpdateUser): repository.UserChange {
  if (username !== undefined) requireUsableUsername(username.trim())
  return {
    ...(label !== undefined && { label: requireText('label', label) }),
    ...(username !== undefined && { username: requireText('username', username) }),
    ...(email !== undefined && { email: email.trim() }),
  }
}

const requireUser = async (tx: Tx, call: Call, by: 'id' | 'username' | 'email', value: string): Promise<UserRow> => {
  return requireFound(await repository.findUser(tx, call, by, value))
}

const requirePicture = async (tx: Tx, clientId: string, userId: string, key: string): Promise<void> => {
  const isOwn = key.startsWith(`${clientId}/users/${userId}/`)
  if (!isOwn || !(await isStored(tx, { clientId, bucket: AVATARS, key }))) {
    throw problem('invalid', { fields: { img: 'This picture has not been uploaded.' } })
  }
}

async function endAndTell(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { client_id: clientId, id: userId, email, label }: UserRow,
): Promise<void> {
  await endSessions(tx, { clientId, userId }, 'password')
  if (email) await jobs.enqueue(tx, passwordChanged, { clientId, userId, to: email, label })
}

export const listUsers = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: UserFilter) =>
  tenantRead(call, (tx) => repository.findUsers(tx, call, filter))

export const countUsers = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: UserFilter) =>
  tenantRead(call, (tx) => repository.countUsers(tx, call, filter))

/** @throws problem `not_found`. */
export const findUser = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  by: 'id' | 'username' | 'email',
  value: string,
) => tenantRead(call, (tx) => requireUser(tx, call, by, value))

/** The employee of a user as the caller may see them: null if there is none, undefined for one hidden from the caller. */
export const employeeOfUser = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  userId: string,
): Promise<components['schemas']['EmployeeLink'] | null | undefined> =>
  tenantRead(call, async (tx) =>
    can(call.actor.rights, 'EMPLOYEES_VIEW', placeOf(call.actor, call.client))
      ? repository.findEmployeeOf(tx, call.client.id, userId, reachOf(call))
      : undefined,
  )

export const listClientUsers = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => repository.findClientUsers(tx, call))

/**
 * Changes account details. A new password ends the sessions of the user and sends them an e-mail; a changed e-mail address
 * notifies the previous one.
 * @returns the new version.
 * @throws problem `invalid`, `conflict`, `forbidden` for an account that holds more than the caller, `stale`.
 */
export async function updateUser(
  deps: Deps,
  call: Call,
  request: UpdateUser,
  ifMatch: string | undefined,
): Promise<number> {
  const { actor, client } = call
  const { id, password, roleId, img } = request
  const texts = parseTexts(request)
  if (password !== undefined) {
    requireConfirmed(password, request.confirmPassword)
    requireGoodPassword(password, 'password')
  }
  const grantor = await grantorOf(deps, actor)
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return deps.tenantWrite(call, { operation: 'updateUser' }, async (tx) => {
    await lockRecord(tx, 'users', client.id, id)
    const user = await requireUser(tx, call, 'id', id)
    requireVersion(ifMatch, user.version, () => toUser(user, deps.objects))
    const change: repository.UserChange = {
      ...texts,
      ...(passwordHash && { password_hash: passwordHash, password_changed_at: new Date() }),
      ...(roleId !== undefined && roleId !== user.role_id && { role_id: roleId }),
      ...(img !== undefined && { img }),
    }
    await requireAccount(tx, grantor, user)
    let roleLabel = user.role_label
    if (change.role_id) {
      if (user.role_name === SUPERADMIN)
        throw problem('forbidden', { message: 'The role of a superadmin cannot be changed.' })
      roleLabel = (await requireGrantableRole(tx, call, change.role_id, grantor)).label
    }
    if (img) await requirePicture(tx, client.id, id, img)
    await requireFreeAccount(tx, call, texts, id)
    const version = await repository.updateUser(tx, client.id, id, change)
    if (passwordHash) await endAndTell(deps, tx, user)
    const { username = user.username, label = user.label, email = user.email } = texts
    if (user.email && email !== user.email)
      await deps.jobs.enqueue(tx, emailChanged, { clientId: client.id, userId: id, to: user.email, label: user.label })
    const changes = [
      ...valueChange('username', user.username, username),
      ...valueChange('label', user.label, label),
      ...valueChange('email', user.email || null, email || null),
      ...valueChange('role', user.role_label, roleLabel),
      ...(passwordHash ? [secretChange('password')] : []),
      ...(img !== undefined && img !== user.img ? [secretChange('picture')] : []),
    ]
    await auditChange(tx, { actor, client }, { action: 'user.update', subject: { kind: 'user', id, label }, changes })
    return version
  })
}
