import type { SspApi } from '../client'
import type { QueryOf } from '../types'
import { data, given, inClient, read } from './resource'

/** The clients of the platform that this person may switch to. Needs CLIENT_SWITCH. */
export const platformClientsQuery = (api: SspApi, platformId?: string) =>
  read(api, ['platform', 'clients', platformId], (here, signal) =>
    data(
      here.http.GET('/ssp/production/platform/{clientId}#getPlatformClients', {
        params: { path: inClient(here), query: { function: 'getPlatformClients', ...given({ platformId }) } },
        signal,
      }),
    ),
  )

/** `ofClient` keeps to one client of the platform. */
export type PlatformEmployeeFilters = QueryOf<'listPlatformEmployees'> & { ofClient?: string | undefined }

/** A page of the employees of the platform, with their number. Needs PLATFORM_VIEW. */
export const platformEmployeesQuery = (api: SspApi, { ofClient, ...filters }: PlatformEmployeeFilters) =>
  read(api, ['platform', 'employees', { ofClient, ...filters }], (here, signal) =>
    data(
      here.http.GET('/ssp/production/platform/{clientId}/employees#getEmployees', {
        params: {
          path: inClient(here),
          query: { function: 'getEmployees', ...given({ ...filters, clientId: ofClient }) },
        },
        signal,
      }),
    ),
  )
