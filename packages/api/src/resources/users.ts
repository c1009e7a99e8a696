import type { SspApi } from '../ssp-api'
import { ACCOUNT_AREAS } from '../areas'
import * as operations from '../generated/operations'
import type { UserStatus } from '../types'
import { call, resource, send, type BodyArgs } from './resource'

const users = resource('users')

/** A page of users; `page` starts at 0. */
export const usersQuery = users.page(operations.listUsers)

/** The number of users that match. */
export const userCountQuery = users.count(operations.countUsers)

/** A user by id, username or e-mail address, with its ETag. */
export const findUserQuery = users.one(
  operations.findUser,
  (wanted: { attribute: 'id' | 'username' | 'email'; attributeVal: string }) => ({ query: wanted }),
)

/** Users of the client and its platform, for pickers. */
export const clientUsersQuery = users.read(
  'of-client',
  operations.listClientUsers,
  () => ({}),
  ({ record }) => record,
)

/** Clients to which access can be granted. */
export const accessClientsQuery = users.read(
  'clients',
  operations.listAccessClients,
  () => ({}),
  ({ record }) => record.clients,
)

/** Creates a user from the form of the modal or the data of the wizard. */
export const createUser = send(
  operations.createUser,
  (user: BodyArgs<typeof operations.createUser>) => ({
    body: user,
  }),
  [...ACCOUNT_AREAS, 'shared-documents'],
)

/** Saves changed fields. */
export const updateUser = send(
  operations.updateUser,
  (change: Omit<BodyArgs<typeof operations.updateUser>, 'client_id'>, api) => ({
    body: { ...change, client_id: api.clientId() },
  }),
  ACCOUNT_AREAS,
)

/**
 * Extension. Deactivates a user, which ends all sessions at once, or reactivates the user. Resolves to the new ETag, for
 * undo.
 */
export const setUserStatus = async (
  api: SspApi,
  { ifMatch, ...status }: { userId: string; status: UserStatus; ifMatch?: string | undefined },
): Promise<string | undefined> =>
  (await call(api, operations.setUserStatus, { path: { id: status.userId }, body: status, ifMatch })).etag

/** Extension. The time until which failed sign-ins lock a user out; null if they do not. */
export const userLockQuery = resource('users', { staleTime: 0 }).read(
  'lock',
  operations.getUserLock,
  (id: string) => ({ path: { id } }),
  ({ record }) => record.lockedUntil,
)

/** Extension. Clears the failed sign-ins of a user. */
export const unlockUser = send(operations.unlockUser, ({ userId }: { userId: string }) => ({
  path: { id: userId },
  body: { userId },
}))

/** Extension. Deactivates, reactivates or unlocks selected users. */
export const updateSelectedUsers = send(
  operations.updateSelectedUsers,
  (body: BodyArgs<typeof operations.updateSelectedUsers>) => ({ body }),
  ['users', 'auditLog'],
)

/** Call it after a user was created or changed. */
export const invalidateUsers = users.invalidate
