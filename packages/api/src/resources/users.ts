import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { BodyOf, QueryOf, User, UserStatus } from '../types'
import { areaKey, data, etagOf, given, inClient, pinned, read, total } from './resource'

/** A page of users; `page` counts from 0. */
export const usersQuery = (api: SspApi, args: QueryOf<'listUsers'>) =>
  read(api, ['users', 'list', args], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/users', {
        params: { path: inClient(here), query: given(args) },
        signal,
      }),
    ),
  )

export const userCountQuery = (api: SspApi, args: QueryOf<'countUsers'>) =>
  read(api, ['users', 'count', args], (here, signal) =>
    total(
      here.http.GET('/ssp/production/access/{clientId}/users#count', {
        params: { path: inClient(here), query: { count: true, ...given(args) } },
        signal,
      }),
    ),
  )

/**
 * One user by id, username or e-mail, with the version that a change drawn from it names: `etag` is pinned to what was
 * read, so that a later refetch cannot make an older draft look new.
 */
export const findUserQuery = (api: SspApi, attribute: 'id' | 'username' | 'email', attributeVal: string) =>
  read(api, ['users', 'one', attribute, attributeVal], async (here, signal) => {
    const { data: user, response } = await here.http.GET('/ssp/production/access/{clientId}/find-user', {
      params: { path: inClient(here), query: { attribute, attributeVal } },
      signal,
    })
    return { user: user as User, etag: etagOf(response) }
  })

/** Users of the client and its platform, for pickers. */
export const clientUsersQuery = (api: SspApi, platformId?: string) =>
  read(api, ['users', 'of-client', platformId], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/client-users', {
        params: { path: inClient(here), query: given({ platformId }) },
        signal,
      }),
    ),
  )

/** Clients that access can be given to. */
export const accessClientsQuery = (api: SspApi, platformId?: string) =>
  read(api, ['users', 'clients', platformId], async (here, signal) => {
    const { clients } = await data(
      here.http.GET('/ssp/production/access/{clientId}/clients', {
        params: { path: inClient(here), query: given({ platformId }) },
        signal,
      }),
    )
    return clients
  })

/** Makes a user: the form of the modal, or what the wizard gathered. */
export const createUser = (api: SspApi, user: BodyOf<'createUser'>) =>
  data(api.http.POST('/ssp/production/access/{clientId}/users', { params: { path: inClient(api) }, body: user }))

/** Saves changed fields. Rejects with code `stale` when the user is no longer what `etag` names. */
export const updateUser = (api: SspApi, change: BodyOf<'updateUser'>, etag?: string) =>
  data(
    api.http.PATCH('/ssp/production/access/{clientId}/users', {
      params: { path: inClient(api) },
      headers: pinned(etag),
      body: change,
    }),
  )

/**
 * Extension. Deactivates, which ends every session at once, or reactivates. Gives the new version, for a change back.
 * Rejects with code `stale` when the user is no longer what `etag` names.
 */
export const setUserStatus = async (api: SspApi, userId: string, status: UserStatus, etag?: string) => {
  const { response } = await api.http.PATCH('/ssp/production/access/{clientId}/users/{id}#setUserStatus', {
    params: { path: { ...inClient(api), id: userId }, query: { function: 'setUserStatus' } },
    headers: pinned(etag),
    body: { userId, status },
  })
  return etagOf(response)
}

/** Extension. Until when failed sign-ins keep a user out; null when they do not. */
export const userLockQuery = (api: SspApi, userId: string) =>
  read(
    api,
    ['users', 'lock', userId],
    async (here, signal) => {
      const { lockedUntil } = await data(
        here.http.GET('/ssp/production/access/{clientId}/users/{id}#getUserLock', {
          params: { path: { ...inClient(here), id: userId }, query: { function: 'getUserLock' } },
          signal,
        }),
      )
      return lockedUntil
    },
    { staleTime: 0 },
  )

/** Extension. Forgets the failed sign-ins of a user. */
export const unlockUser = (api: SspApi, userId: string) =>
  data(
    api.http.PATCH('/ssp/production/access/{clientId}/users/{id}#unlockUser', {
      params: { path: { ...inClient(api), id: userId }, query: { function: 'unlockUser' } },
      body: { userId },
    }),
  )

export const invalidateUsers = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'users') })
