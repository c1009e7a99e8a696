import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { QueryOf } from '../types'
import { areaKey, data, given, inClient, read, total } from './resource'

/** A page of policies; `page` counts from 0. */
export const policiesQuery = (api: SspApi, args: QueryOf<'listPolicies'>) =>
  read(api, ['policies', 'list', args], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/policies', {
        params: { path: inClient(here), query: given(args) },
        signal,
      }),
    ),
  )

export const policyCountQuery = (api: SspApi, args: QueryOf<'countPolicies'>) =>
  read(api, ['policies', 'count', args], (here, signal) =>
    total(
      here.http.GET('/ssp/production/access/{clientId}/policies#count', {
        params: { path: inClient(here), query: { count: true, ...given(args) } },
        signal,
      }),
    ),
  )

/** One policy with its permissions, by the name in the route. */
export const policyQuery = (api: SspApi, name: string) =>
  read(api, ['policies', 'one', name], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/policies/{name}', {
        params: { path: { ...inClient(here), name } },
        signal,
      }),
    ),
  )

/** Makes a policy of the given permissions; the server derives its name from the label. */
export function createPolicy(api: SspApi, policy: { id: string; label: string; permissionIds: string[] }) {
  const { id, label, permissionIds } = policy
  return data(
    api.http.POST('/ssp/production/access/{clientId}/policies', {
      params: { path: inClient(api) },
      body: { policy: [{ id, label }], permissions: permissionIds, id },
    }),
  )
}

/** `id` is a UUID for the new link, made once by the caller so that a repeated try makes it once. */
export const addPolicyPermissions = (api: SspApi, policyId: string, links: { id: string; permissionId: string }[]) =>
  data(
    api.http.POST('/ssp/production/access/{clientId}/policies#addPermissions', {
      params: { path: inClient(api), query: { function: 'addPermissions' } },
      body: {
        clientId: api.clientId(),
        permissions: links.map((link) => ({ id: link.id, policy_id: policyId, permission_id: link.permissionId })),
      },
    }),
  )

export const removePolicyPermission = (api: SspApi, policyId: string, permissionId: string) =>
  data(
    api.http.DELETE('/ssp/production/access/{clientId}/policies#removePermission', {
      params: { path: inClient(api), query: { function: 'removePermission', policyId, permissionId } },
    }),
  )

export const invalidatePolicies = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'policies') })
