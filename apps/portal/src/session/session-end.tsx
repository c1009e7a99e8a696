import type { SignedOutReason, SspApi } from '@ssp/api'
import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react'

type SessionEnd = RefObject<SignedOutReason | undefined>

const SessionEndContext = createContext<SessionEnd>({ current: undefined })

/** Why the last session ended; the guard passes it to the login page. A ref: it must be set before the next render reads it. */
export const useSessionEnd = (): SessionEnd => useContext(SessionEndContext)

/** Remembers why the session ended until the next one begins. */
export function SessionEndProvider({ api, onEnd, children }: { api: SspApi; onEnd: () => void; children: ReactNode }) {
  const end = useRef<SignedOutReason>(undefined)
  useEffect(() => {
    const stopEnds = api.session.onSignedOut((reason) => {
      end.current = reason
      onEnd()
    })
    const stopStarts = api.session.subscribe(() => {
      if (api.session.isAuthenticated()) end.current = undefined
    })
    return () => {
      stopEnds()
      stopStarts()
    }
  }, [api, onEnd])
  return <SessionEndContext value={end}>{children}</SessionEndContext>
}
