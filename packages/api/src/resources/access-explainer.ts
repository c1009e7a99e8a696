import * as operations from '../generated/operations'
import { resource } from './resource'

/** Whether a user may use a permission at a client (by default the current one), optionally for a team of it. */
export interface AccessCheck {
  userId: string
  permission: string
  clientId?: string | undefined
  teamId?: string | undefined
}

/**
 * Extension. The decision of the server with its reasons. It is in the area of users, so a change of a user invalidates it.
 */
export const explanationQuery = resource('users').read(
  'explanation',
  operations.explainAccess,
  ({ userId, permission, clientId, teamId }: AccessCheck) => ({
    path: { id: userId },
    query: { permission, targetId: clientId, teamId },
  }),
  ({ record }) => record,
)
