import { can, missingFor, type SessionState } from '@ssp/api'
import { useCallback, useSyncExternalStore } from 'react'
import { useSsp } from '../provider/ssp-context'

/** The current session: user, token, expiry. Renders again when it changes. */
export function useSession(): SessionState {
  const { session } = useSsp().api
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}

/**
 * Returns a function that checks a permission of the user in the current client, and for a record of given teams:
 * `can('EMPLOYEES_VIEW')`.
 */
export function useCan(): (permission: string, teamIds?: readonly string[]) => boolean {
  const { user } = useSession()
  const clientId = useSsp().client.id
  return useCallback(
    (permission, teamIds) =>
      user !== null && can(user, permission, { clientId, homeClientId: user.homeClientId, teamIds }),
    [user, clientId],
  )
}

/** A change of `@ssp/api`, for checks of permissions. */
export interface GuardedChange {
  readonly strict?: string | undefined
}

/**
 * Returns a function that checks whether the user may make a change in a client with strict rights: `may(createTeam)`.
 * Always true at other clients.
 */
export function useMay(): (change: GuardedChange) => boolean {
  const { user } = useSession()
  const { id: clientId, strictRights } = useSsp().client
  return useCallback(
    ({ strict }) =>
      user !== null &&
      missingFor(user, { strict }, { clientId, homeClientId: user.homeClientId, strictRights }) === undefined,
    [user, clientId, strictRights],
  )
}
