import type { SspApi } from '../client'
import { data, given, inClient, read } from './resource'

/** What is asked: may this user use this permission, at a client (default: the present one) and for a team of it. */
export interface AccessCheck {
  userId: string
  permission: string
  clientId?: string | undefined
  teamId?: string | undefined
}

/** Extension. The server's decision with its reasons. It belongs to what is read of users, so a change of a user drops it. */
export const explanationQuery = (api: SspApi, { userId, permission, clientId, teamId }: AccessCheck) =>
  read(api, ['users', 'explanation', userId, permission, clientId, teamId], (here, signal) =>
    data(
      here.http.GET('/ssp/production/access/{clientId}/users/{id}#getExplanation', {
        params: {
          path: { ...inClient(here), id: userId },
          query: { function: 'getExplanation', permission, ...given({ targetId: clientId, teamId }) },
        },
        signal,
      }),
    ),
  )
