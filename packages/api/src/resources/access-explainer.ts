import * as operations from '../generated/operations'
import { resource } from './resource'

/** May this user use this permission, at a client (default the current one) and for a team of it? */
export interface AccessCheck {
  userId: string
  permission: string
  clientId?: string | undefined
  teamId?: string | undefined
}

/** Extension. The decision of the server with its reasons. It belongs to the users: a change of a user invalidates it. */
export const explanationQuery = resource('users').read(
  'explanation',
  operations.explainAccess,
  ({ userId, permission, clientId, teamId }: AccessCheck) => ({
    path: { id: userId },
    query: { permission, targetId: clientId, teamId },
  }),
  ({ record }) => record,
)
