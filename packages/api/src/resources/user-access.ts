import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'

const users = resource('users')
const named = (id: string) => ({ path: { id } })

/** The clients a user may work in. */
export const userScopesQuery = users.read('scopes', operations.getUserScopes, named, ({ record }) => record)

/** The teams that a permission of this user can be restricted for. */
export const userTeamsQuery = users.read('teams', operations.getUserTeams, named, ({ record }) => record)

/** Every permission, with whether this user holds it and where it does not apply, with the ETag of that. */
export const userPermissionsQuery = users.read(
  'permissions',
  operations.getUserPermissions,
  named,
  ({ record, etag }) => ({ permissions: record, etag }),
)

/** Lets a user work in one more client. */
export const addUserScope = send(
  operations.addUserScope,
  ({ userId, clientId }: BodyArgs<typeof operations.addUserScope>) => ({
    ...named(userId),
    body: { userId, clientId },
  }),
  ['users'],
)

export const removeUserScope = send(operations.removeUserScope, (scope: { scopeId: string }) => ({ query: scope }), [
  'users',
])

/** Makes one access of a user the default: the client that notifications by e-mail are sent for. */
export const setDefaultScope = send(
  operations.setDefaultScope,
  (scope: BodyArgs<typeof operations.setDefaultScope>) => ({
    ...named(scope.userId),
    body: scope,
  }),
  ['users'],
)

/** Allows and revokes; only changed permissions are sent. */
export const updateUserPermissions = send(
  operations.updateUserPermissions,
  (
    { userId, permissions }: Pick<BodyArgs<typeof operations.updateUserPermissions>, 'userId' | 'permissions'>,
    api,
  ) => ({ ...named(userId), body: { userId, clientId: api.clientId(), permissions } }),
  ['users'],
)

/** Where a granted permission (its `upID`) does **not** apply, empty lists lift the restriction; with `only` where alone it does. */
export const restrictUserPermission = send(
  operations.restrictUserPermission,
  ({ userId, id, clientIds, teamIds, only = false }: BodyArgs<typeof operations.restrictUserPermission>) => ({
    ...named(userId),
    body: { userId, id, clientIds, teamIds, only },
  }),
  ['users'],
)
