import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { PolicyDetail, QueryOf } from '../types'
import { areaKey, data, etagOf, given, inClient, pinned, read, total } from './resource'

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

/** One policy with its permissions, by the name in the route, and the version that a change drawn from it names. */
export const policyQuery = (api: SspApi, name: string) =>
  read(api, ['policies', 'one', name], async (here, signal) => {
    const { data: policy, response } = await here.http.GET('/ssp/production/access/{clientId}/policies/{name}', {
      params: { path: { ...inClient(here), name } },
      signal,
    })
    return { policy: policy as PolicyDetail, etag: etagOf(response) }
  })

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

/**
 * `id` is a UUID for the new link, made once by the caller so that a repeated try makes it once. Rejects with code `stale`
 * when the policy is no longer what `etag` names.
 */
export const addPolicyPermissions = (
  api: SspApi,
  policyId: string,
  links: { id: string; permissionId: string }[],
  etag?: string,
) =>
  data(
    api.http.POST('/ssp/production/access/{clientId}/policies#addPermissions', {
      params: { path: inClient(api), query: { function: 'addPermissions' } },
      headers: pinned(etag),
      body: {
        clientId: api.clientId(),
        permissions: links.map((link) => ({ id: link.id, policy_id: policyId, permission_id: link.permissionId })),
      },
    }),
  )

/** Rejects with code `stale` when the policy is no longer what `etag` names. */
export const removePolicyPermission = (api: SspApi, policyId: string, permissionId: string, etag?: string) =>
  data(
    api.http.DELETE('/ssp/production/access/{clientId}/policies#removePermission', {
      params: { path: inClient(api), query: { function: 'removePermission', policyId, permissionId } },
      headers: pinned(etag),
    }),
  )

/** Extension. Which accounts would lose access when the permission is removed from the policy. */
export const policyPermissionImpactQuery = (api: SspApi, policyId: string, permissionId: string) =>
  read(api, ['policies', 'impact', policyId, permissionId], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/policies#getImpact', {
        params: { path: inClient(here), query: { function: 'getImpact', policyId, permissionId } },
        signal,
      }),
    ),
  )

export const invalidatePolicies = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'policies') })
