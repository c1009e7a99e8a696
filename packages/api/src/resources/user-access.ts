import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'

const users = resource('users')
const named = (id: string) => ({ path: { id } })

/** The clients that a user may work in. */
export const userScopesQuery = users.read('scopes', operations.getUserScopes, named, ({ record }) => record)

/** The teams for which a permission of this user can be restricted. */
export const userTeamsQuery = users.read('teams', operations.getUserTeams, named, ({ record }) => record)

/** Every permission, with whether this user holds it and where it does not apply, and the user's ETag. */
export const userPermissionsQuery = users.read(
  'permissions',
  operations.getUserPermissions,
  named,
  ({ record, etag }) => ({ permissions: record, etag }),
)

/** Gives a user access to another client. */
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

/** Makes a client the user's default: the one for which e-mail notifications are sent. */
export const setDefaultScope = send(
  operations.setDefaultScope,
  (scope: BodyArgs<typeof operations.setDefaultScope>) => ({
    ...named(scope.userId),
    body: scope,
  }),
  ['users'],
)

/** Grants and revokes permissions; send only the changed ones. */
export const updateUserPermissions = send(
  operations.updateUserPermissions,
  (
    { userId, permissions }: Pick<BodyArgs<typeof operations.updateUserPermissions>, 'userId' | 'permissions'>,
    api,
  ) => ({ ...named(userId), body: { userId, clientId: api.clientId(), permissions } }),
  ['users'],
)

/**
 * Sets where a granted permission (its `upID`) does **not** apply; empty lists remove the restriction. With `only`, sets
 * the only places where it applies.
 */
export const restrictUserPermission = send(
  operations.restrictUserPermission,
  ({ userId, id, clientIds, teamIds, only = false }: BodyArgs<typeof operations.restrictUserPermission>) => ({
    ...named(userId),
    body: { userId, id, clientIds, teamIds, only },
  }),
  ['users'],
)
