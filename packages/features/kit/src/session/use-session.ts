import { can, type SessionState } from '@ssp/api'
import { useCallback, useSyncExternalStore } from 'react'
import { useSsp } from '../provider/ssp-context'

/** The session as it is now: user, token, expiry. Renders again when it changes. */
export function useSession(): SessionState {
  const { session } = useSsp().api
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}

/** Asks whether the user may use a permission in the present client: `can('EMPLOYEES_VIEW')`. */
export function useCan(): (permission: string) => boolean {
  const { user } = useSession()
  const clientId = useSsp().client.id
  return useCallback((permission) => can(user, permission, clientId, user?.homeClientId), [user, clientId])
}
