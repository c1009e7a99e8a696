import { can, missingFor, type SessionState } from '@ssp/api'
import { useCallback, useSyncExternalStore } from 'react'
import { useSsp } from '../provider/ssp-context'

/** The session as it is now: user, token, expiry. Renders again when it changes. */
export function useSession(): SessionState {
  const { session } = useSsp().api
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}

/** Asks whether the user may use a permission in the present client, and for a record of these teams: `can('EMPLOYEES_VIEW')`. */
export function useCan(): (permission: string, teamIds?: readonly string[]) => boolean {
  const { user } = useSession()
  const clientId = useSsp().client.id
  return useCallback(
    (permission, teamIds) =>
      user !== null && can(user, permission, { clientId, homeClientId: user.homeClientId, teamIds }),
    [user, clientId],
  )
}

/** A change of `@ssp/api`, as far as rights are concerned. */
export interface GuardedChange {
  readonly strict?: string | undefined
}

/** Asks whether a client with strict rights lets the user make a change: `may(createTeam)`. Yes at every other client. */
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
