import type { SspApi } from '../client'
import { data, given, inClient, read } from './resource'

/** Teams of the client whose name contains `search`. */
export const teamsQuery = (api: SspApi, search?: string) =>
  read(api, ['teams', 'list', search], (here, signal) =>
    data(
      here.http.GET('/ssp/production/teams/{clientId}', {
        params: { path: inClient(here), query: given({ search }) },
        signal,
      }),
    ),
  )
