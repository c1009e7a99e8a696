import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { QueryOf } from '../types'
import { areaKey, data, given, inClient, read, total } from './resource'

/** Which changes of access; the range is `YYYY-MM-DD,YYYY-MM-DD`. */
export type AuditLogFilters = QueryOf<'countAuditLog'>

/** Extension. A page of the changes of access of the client, the newest first; `page` counts from 0. */
export const auditLogQuery = (api: SspApi, args: QueryOf<'listAuditLog'>) =>
  read(
    api,
    ['auditLog', 'list', args],
    (here, signal) =>
      data(
        here.http.GET('/ssp/production/access/{clientId}/audit-log', {
          params: { path: inClient(here), query: given(args) },
          signal,
        }),
      ),
    // Every change elsewhere in the portal adds to it.
    { staleTime: 0 },
  )

/** Extension. How many changes the filters leave. */
export const auditLogCountQuery = (api: SspApi, filters: AuditLogFilters) =>
  read(
    api,
    ['auditLog', 'count', filters],
    (here, signal) =>
      total(
        here.http.GET('/ssp/production/access/{clientId}/audit-log#count', {
          params: { path: inClient(here), query: { count: true, ...given(filters) } },
          signal,
        }),
      ),
    { staleTime: 0 },
  )

export const invalidateAuditLog = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'auditLog') })
