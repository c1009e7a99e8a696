import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { QueryOf } from '../types'
import { areaKey, data, given, inClient, read, total } from './resource'

/** A page of roles, or the one of `name`; `page` counts from 0. */
export const rolesQuery = (api: SspApi, args: QueryOf<'listRoles'>) =>
  read(api, ['roles', 'list', args], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/roles', {
        params: { path: inClient(here), query: given(args) },
        signal,
      }),
    ),
  )

export const roleCountQuery = (api: SspApi, args: QueryOf<'countRoles'>) =>
  read(api, ['roles', 'count', args], (here, signal) =>
    total(
      here.http.GET('/ssp/production/access/{clientId}/roles#count', {
        params: { path: inClient(here), query: { count: true, ...given(args) } },
        signal,
      }),
    ),
  )

export const addPolicyToRole = (api: SspApi, roleId: string, policyId: string) =>
  data(
    api.http.POST('/ssp/production/access/{clientId}/roles#addPolicyToRole', {
      params: { path: inClient(api), query: { function: 'addPolicyToRole' } },
      body: { roleId, policyId },
    }),
  )

export const removePolicyFromRole = (api: SspApi, roleId: string, policyId: string) =>
  data(
    api.http.DELETE('/ssp/production/access/{clientId}/roles#removePolicyFromRole', {
      params: { path: inClient(api), query: { function: 'removePolicyFromRole', roleId, policyId } },
    }),
  )

export const invalidateRoles = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'roles') })
