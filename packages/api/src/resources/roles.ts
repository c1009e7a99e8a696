import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { BodyOf, QueryOf } from '../types'
import { areaKey, data, etagOf, given, inClient, pinned, read, total } from './resource'

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

/**
 * The role of a name in the address, with the version that a change drawn from it names: `etag` is pinned to what was
 * read, so that a later refetch never passes for what the editor saw.
 */
export const roleQuery = (api: SspApi, name: string) =>
  read(api, ['roles', 'one', name], async (here, signal) => {
    const { data: roles, response } = await here.http.GET('/ssp/production/access/{clientId}/roles', {
      params: { path: inClient(here), query: { name, limit: 1 } },
      signal,
    })
    return { role: roles?.[0] ?? null, etag: etagOf(response) }
  })

/** Extension. Makes a role without policies; `id` is a UUID made once by the caller. */
export const createRole = (api: SspApi, role: BodyOf<'createRole'>) =>
  data(api.http.POST('/ssp/production/access/{clientId}/roles', { params: { path: inClient(api) }, body: role }))

/** Extension. Changes the label. Rejects with code `stale` when the role is no longer what `etag` names. */
export const renameRole = (api: SspApi, role: BodyOf<'renameRole'>, etag?: string) =>
  data(
    api.http.PATCH('/ssp/production/access/{clientId}/roles', {
      params: { path: inClient(api) },
      headers: pinned(etag),
      body: role,
    }),
  )

/** Extension. Removes a role that no account has. */
export const removeRole = (api: SspApi, roleId: string, etag?: string) =>
  data(
    api.http.DELETE('/ssp/production/access/{clientId}/roles#removeRole', {
      params: { path: inClient(api), query: { function: 'removeRole', roleId } },
      headers: pinned(etag),
    }),
  )

/** Rejects with code `stale` when the role is no longer what `etag` names. */
export const addPolicyToRole = (api: SspApi, roleId: string, policyId: string, etag?: string) =>
  data(
    api.http.POST('/ssp/production/access/{clientId}/roles#addPolicyToRole', {
      params: { path: inClient(api), query: { function: 'addPolicyToRole' } },
      headers: pinned(etag),
      body: { roleId, policyId },
    }),
  )

/** Rejects with code `stale` when the role is no longer what `etag` names. */
export const removePolicyFromRole = (api: SspApi, roleId: string, policyId: string, etag?: string) =>
  data(
    api.http.DELETE('/ssp/production/access/{clientId}/roles#removePolicyFromRole', {
      params: { path: inClient(api), query: { function: 'removePolicyFromRole', roleId, policyId } },
      headers: pinned(etag),
    }),
  )

/** Extension. Which accounts would lose access when the policy is removed from the role. */
export const rolePolicyImpactQuery = (api: SspApi, roleId: string, policyId: string) =>
  read(api, ['roles', 'impact', roleId, policyId], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/roles#getImpact', {
        params: { path: inClient(here), query: { function: 'getImpact', roleId, policyId } },
        signal,
      }),
    ),
  )

export const invalidateRoles = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'roles') })
