import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { BodyOf, QueryOf } from '../types'
import { areaKey, data, given, inClient, read, total } from './resource'

/** A page of permissions, or all with `getAll`; `page` counts from 0. */
export const permissionsQuery = (api: SspApi, args: QueryOf<'listPermissions'>) =>
  read(api, ['permissions', 'list', args], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/permissions', {
        params: { path: inClient(here), query: given(args) },
        signal,
      }),
    ),
  )

export const permissionCountQuery = (api: SspApi, args: QueryOf<'countPermissions'>) =>
  read(api, ['permissions', 'count', args], (here, signal) =>
    total(
      here.http.GET('/ssp/production/access/{clientId}/permissions#count', {
        params: { path: inClient(here), query: { count: true, ...given(args) } },
        signal,
      }),
    ),
  )

/** One row makes a permission; the four rows of a group make a permission group. */
export const createPermissions = (api: SspApi, rows: BodyOf<'createPermissions'>) =>
  data(api.http.POST('/ssp/production/access/{clientId}/permissions', { params: { path: inClient(api) }, body: rows }))

export const invalidatePermissions = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'permissions') })
