import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { QueryOf } from '../types'
import { areaKey, data, given, inClient, read, total } from './resource'

/** Which changes of access; the range is `YYYY-MM-DD,YYYY-MM-DD`. */
export type TrailFilters = QueryOf<'countTrail'>

/** Extension. A page of the changes of access of the client, the newest first; `page` counts from 0. */
export const trailQuery = (api: SspApi, args: QueryOf<'listTrail'>) =>
  queryOptions({
    ...read(api, ['trail', 'list', args], (here, signal) =>
      data(
        here.http.GET('/ssp/production/access/{clientId}/trail', {
          params: { path: inClient(here), query: given(args) },
          signal,
        }),
      ),
    ),
    // Every change elsewhere in the portal adds to it.
    staleTime: 0,
  })

/** Extension. How many changes the filters leave. */
export const trailCountQuery = (api: SspApi, filters: TrailFilters) =>
  queryOptions({
    ...read(api, ['trail', 'count', filters], (here, signal) =>
      total(
        here.http.GET('/ssp/production/access/{clientId}/trail#count', {
          params: { path: inClient(here), query: { count: true, ...given(filters) } },
          signal,
        }),
      ),
    ),
    staleTime: 0,
  })

export const invalidateTrail = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'trail') })
