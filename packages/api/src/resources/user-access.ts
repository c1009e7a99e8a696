import type { SspApi } from '../client'
import type { BodyOf, UserPermission } from '../types'
import { data, etagOf, inClient, pinned, read } from './resource'

const path = (api: SspApi, id: string) => ({ ...inClient(api), id })

/** The clients a user may work in. */
export const userScopesQuery = (api: SspApi, id: string) =>
  read(api, ['users', 'scopes', id], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/users/{id}#getUserScopes', {
        params: { path: path(here, id), query: { function: 'getUserScopes' } },
        signal,
      }),
    ),
  )

/** The teams that a permission of this user can be restricted for. */
export const userTeamsQuery = (api: SspApi, id: string) =>
  read(api, ['users', 'teams', id], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/users/{id}#getUserTeams', {
        params: { path: path(here, id), query: { function: 'getUserTeams' } },
        signal,
      }),
    ),
  )

/** Lets a user work in one more client. */
export const addUserScope = (api: SspApi, userId: string, grantedClientId: string) =>
  data(
    api.http.POST('/ssp/production/access/{clientId}/users/{id}#addUserScope', {
      params: { path: path(api, userId), query: { function: 'addUserScope' } },
      body: { userId, clientId: grantedClientId },
    }),
  )

export const removeUserScope = (api: SspApi, scopeId: string) =>
  data(
    api.http.DELETE('/ssp/production/access/{clientId}/users#removeUserScope', {
      params: { path: inClient(api), query: { function: 'removeUserScope', scopeId } },
    }),
  )

/** Makes one access of a user the default: the client that notifications by e-mail speak for. */
export const setDefaultScope = (api: SspApi, userId: string, scopeId: string, grantedClientId: string) =>
  data(
    api.http.PATCH('/ssp/production/access/{clientId}/users/{id}#setDefaultScope', {
      params: { path: path(api, userId), query: { function: 'setDefaultScope' } },
      body: { userId, scopeId, clientId: grantedClientId },
    }),
  )

/** Every permission, with whether this user holds it and where it does not apply, and the version of that. */
export const userPermissionsQuery = (api: SspApi, id: string) =>
  read(api, ['users', 'permissions', id], async (here, signal) => {
    const { data: permissions, response } = await here.http.GET(
      '/ssp/production/access/{clientId}/users/{id}/permissions',
      { params: { path: path(here, id) }, signal },
    )
    return { permissions: permissions as UserPermission[], etag: etagOf(response) }
  })

/** Allows and revokes; only changed permissions are sent. Rejects with code `stale` when the user is not what `etag` names. */
export const updateUserPermissions = (
  api: SspApi,
  userId: string,
  permissions: BodyOf<'updateUserPermissions'>['permissions'],
  etag?: string,
) =>
  data(
    api.http.PATCH('/ssp/production/access/{clientId}/users/{id}/permissions', {
      params: { path: path(api, userId) },
      headers: pinned(etag),
      body: { userId, clientId: api.clientId(), permissions },
    }),
  )

/**
 * Where a granted permission (its `upID`) does **not** apply; empty lists lift the restriction. Rejects with code
 * `stale` when the user is not what `etag` names.
 */
export const restrictUserPermission = (
  api: SspApi,
  userId: string,
  restriction: { id: string; clientIds: string[]; teamIds: string[] },
  etag?: string,
) =>
  data(
    api.http.PATCH('/ssp/production/access/{clientId}/users/{id}/permissions#updateUserPermissionsRestricted', {
      params: { path: path(api, userId), query: { function: 'updateUserPermissionsRestricted' } },
      headers: pinned(etag),
      body: { userId, ...restriction },
    }),
  )
