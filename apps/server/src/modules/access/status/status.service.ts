import { can } from '@ssp/api/can'
import { MOST_CHANGED } from '@ssp/api/limits'
import type { components } from '@ssp/api/schema'
import { placeOf } from '../../../access/actor.ts'
import { valueChange, auditChange } from '../../../access/audit-log.ts'
import type { Tx } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { problem, requireFound } from '../../../errors.ts'
import { requireVersion } from '../../../http/etag.ts'
import { changeEach, findSelection, type Selected } from '../../../access/selection.ts'
import { accountHash } from '../../../session/attempts.repository.ts'
import { endSessions } from '../../../session/end-sessions.ts'
import { findSignInUsers } from '../../../session/sign-in-user.repository.ts'
import type { Call } from '../../../access/call.ts'
import { lockName } from '../../../db/lock-name.ts'
import { lockRecord } from '../../../db/lock-record.ts'
import {
  grantorOf,
  accountRejection,
  requireAccount,
  throwRejection,
  type Grantor,
  type Rejection,
} from '../../../access/grants.ts'
import { toUser } from '../user-fields.ts'
import { findClientUsers, findUser, findUserIds, updateUser, type UserRow } from '../users.repository.ts'
import { findRole } from '../roles.repository.ts'
import * as repository from './status.repository.ts'

type Status = components['schemas']['UserStatus']
type Selection = components['schemas']['UserSelection']

const requireUser = async (tx: Tx, call: Call, id: string): Promise<UserRow> =>
  requireFound(await findUser(tx, call, 'id', id))

const subjectOf = ({ id, label }: UserRow) => ({ kind: 'user', id, label }) as const

/** Why the caller may not set this status. */
async function statusRejection(
  tx: Tx,
  { actorId, grantor }: { actorId: string; grantor: Grantor },
  user: UserRow,
  status: Status,
): Promise<Rejection | undefined> {
  if (user.id === actorId) return { message: 'You cannot deactivate your own account.' }
  const rejection = await accountRejection(tx, grantor, user)
  if (rejection || status === 'active' || user.status === 'inactive') return rejection
  const superadmins = await repository.findSuperadmins(tx, user.client_id)
  return superadmins.length === 1 && superadmins[0] === user.id
    ? { message: 'The last superadmin cannot be deactivated.' }
    : undefined
}

// Failed sign-ins count per client, so a person can be locked at each client they may enter.
async function accountsOf({ keys }: Pick<Deps, 'keys'>, tx: Tx, user: UserRow): Promise<string[]> {
  const clients = await repository.findSignInClients(tx, user)
  // The same name can belong to another user at another client, whose failures are not cleared.
  const meant = await findSignInUsers(tx, clients, user.username)
  return meant.filter(({ id }) => id === user.id).map(({ at }) => accountHash(keys.hash, at, user.username))
}

async function lockOf(tx: Tx, accounts: readonly string[]): Promise<string | null> {
  const ends = (await repository.findLocks(tx, accounts)).map(({ until }) => until)
  return ends.toSorted().at(-1) ?? null
}

/**
 * Deactivations of a client run one at a time. Its superadmins are locked too, so that none changes while checking for the
 * last one.
 * @throws problem `unauthorised` if the caller was deactivated since the request began.
 */
async function beginDeactivation(tx: Tx, call: Call): Promise<void> {
  const { actor, client } = call
  await lockName(tx, `deactivations ${client.id}`)
  await repository.findSuperadmins(tx, client.id, true)
  const caller = await findUser(tx, call, 'id', actor.userId)
  if (caller?.status === 'inactive') throw problem('unauthorised')
}

/** Deactivates or reactivates a user whose row is locked. @returns the new version. */
async function saveStatus(tx: Tx, call: Call, user: UserRow, status: Status): Promise<number> {
  const { id } = user
  const clientId = call.client.id
  if (status === 'inactive') await endSessions(tx, { clientId, userId: id }, 'suspended')
  const version = await updateUser(tx, clientId, id, { status })
  const action = status === 'inactive' ? 'user.deactivate' : 'user.reactivate'
  const changes = valueChange('status', user.status, status)
  await auditChange(tx, call, { action, subject: subjectOf(user), changes })
  return version
}

/**
 * Deactivates a user, which ends all of their sessions, or reactivates the user.
 * @returns the new version.
 * @throws problem `forbidden` for the caller's own account, the last superadmin and an account that holds more than the
 * caller, `stale`.
 */
export async function setUserStatus(
  { database, directory, objects, tenantWrite }: Deps,
  call: Call,
  id: string,
  status: Status,
  ifMatch?: string,
): Promise<number> {
  const { actor, client } = call
  const grantor = await grantorOf({ database, directory }, actor)
  return tenantWrite(call, { operation: 'setUserStatus' }, async (tx) => {
    if (status === 'inactive') await beginDeactivation(tx, call)
    await lockRecord(tx, 'users', client.id, id)
    const user = await requireUser(tx, call, id)
    requireVersion(ifMatch, user.version, () => toUser(user, objects))
    throwRejection(await statusRejection(tx, { actorId: actor.userId, grantor }, user, status))
    return user.status === status ? user.version : saveStatus(tx, call, user, status)
  })
}

/** The actions that the caller may not perform on a user, with the reasons, by the rules that reject them. */
export async function userDenials(
  { database, directory, tenantRead }: Pick<Deps, 'database' | 'directory' | 'tenantRead'>,
  call: Call,
  user: UserRow,
): Promise<components['schemas']['UserDenials']> {
  const { actor } = call
  const grantor = await grantorOf({ database, directory }, actor)
  return tenantRead(call, async (tx) => {
    const by = { actorId: actor.userId, grantor }
    const status = user.status === 'active' ? 'inactive' : 'active'
    const ofStatus = await statusRejection(tx, by, user, status)
    const ofAccount = (await accountRejection(tx, grantor, user))?.message ?? null
    return {
      setUserStatus: ofStatus?.message ?? null,
      unlockUser: ofAccount,
      changeSignIn: ofAccount,
    }
  })
}

/**
 * Ids of the users of the client who are locked at it, of the first 2,000 by label.
 * @throws problem `forbidden` without the permission that the lock of one user needs.
 */
export async function listLockedUsers(
  { database, keys }: Pick<Deps, 'database' | 'keys'>,
  call: Call,
): Promise<string[]> {
  const { actor, client } = call
  if (!can(actor.rights, 'USERS_UPDATE', placeOf(actor, client)))
    throw problem('forbidden', { permission: 'USERS_UPDATE' })
  return database.withSystem(async (tx) => {
    const users = await findClientUsers(tx, call)
    const ids = new Map(users.map(({ id, username }) => [accountHash(keys.hash, client.id, username), id]))
    const locks = await repository.findLocks(tx, [...ids.keys()])
    return locks.flatMap(({ account }) => ids.get(account) ?? [])
  })
}

/** The end of the longest lock of a user; null if there is none. */
export const getUserLock = (deps: Pick<Deps, 'database' | 'keys'>, call: Call, id: string): Promise<string | null> =>
  deps.database.withSystem(async (tx) => lockOf(tx, await accountsOf(deps, tx, await requireUser(tx, call, id))))

/** Clears the failed sign-ins of a user. @returns whether they were locked. */
async function forgetLock(deps: Pick<Deps, 'keys'>, tx: Tx, call: Call, user: UserRow): Promise<boolean> {
  const accounts = await accountsOf(deps, tx, user)
  const lock = await lockOf(tx, accounts)
  await repository.forgetFailures(tx, accounts)
  await auditChange(tx, call, {
    action: 'user.unlock',
    subject: subjectOf(user),
    changes: valueChange('lock', lock, null),
  })
  return lock !== null
}

/** Clears the failed sign-ins of a user. @throws problem `forbidden` for an account that holds more than the caller. */
export async function unlockUser(
  deps: Pick<Deps, 'database' | 'directory' | 'keys'>,
  call: Call,
  id: string,
): Promise<void> {
  const grantor = await grantorOf(deps, call.actor)
  await deps.database.withSystem(async (tx) => {
    const user = await requireUser(tx, call, id)
    await requireAccount(tx, grantor, user)
    await forgetLock(deps, tx, call, user)
  })
}

/**
 * Ids of the selected users, and the number of named ones that do not exist. Read before the change, because locks are read
 * across clients.
 */
const findSelected = (deps: Deps, call: Call, selection: Selection) =>
  findSelection(
    call,
    selection,
    { list: 'USERS_VIEW', most: MOST_CHANGED.updateSelectedUsers },
    async ({ status, ids, roleId, ...wanted }) => {
      const only = status === 'locked' ? await listLockedUsers(deps, call) : ids
      return deps.tenantRead(call, async (tx) => {
        if (roleId !== undefined && !(await findRole(tx, call, roleId))) throw problem('not_found')
        return findUserIds(tx, call, { ...wanted, roleId, ids: only })
      })
    },
  )

/**
 * Changes selected users as `setUserStatus` and `unlockUser` do, in one transaction.
 * @throws problem `forbidden` for a filter without USERS_VIEW, `not_found` when no id or no such role is there, `invalid` for too many.
 */
export async function updateSelectedUsers(
  deps: Deps,
  call: Call,
  selection: Selection,
  action: components['schemas']['UpdateUsersRequest']['action'],
): Promise<Selected> {
  const { actor, client } = call
  const grantor = await grantorOf(deps, actor)
  const selected = await findSelected(deps, call, selection)
  const status = action === 'deactivate' ? 'inactive' : 'active'
  const unlockOne = async (tx: Tx, user: UserRow) =>
    (await accountRejection(tx, grantor, user)) ? 'blocked' : forgetLock(deps, tx, call, user)
  const changeOne = async (tx: Tx, user: UserRow) => {
    if (user.status === status) return false
    if (await statusRejection(tx, { actorId: actor.userId, grantor }, user, status)) return 'blocked'
    await saveStatus(tx, call, user, status)
    return true
  }
  const changeAll = async (tx: Tx) => {
    if (action === 'deactivate') await beginDeactivation(tx, call)
    return changeEach(selected, async (id) => {
      await lockRecord(tx, 'users', client.id, id)
      const user = await findUser(tx, call, 'id', id)
      return user && (action === 'unlock' ? unlockOne : changeOne)(tx, user)
    })
  }
  return action === 'unlock'
    ? deps.database.withSystem(changeAll)
    : deps.tenantWrite(call, { operation: 'updateSelectedUsers' }, changeAll)
}
