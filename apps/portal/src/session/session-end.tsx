import type { SignedOutReason, SspApi } from '@ssp/api'
import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react'

/** The present or the last session of this tab. */
export interface LastSession {
  /** Undefined before the first sign-in. */
  userId?: string | undefined
  /** Why it ended; undefined while it lasts. */
  ended?: SignedOutReason
}

const SessionEndContext = createContext<RefObject<LastSession>>({ current: {} })

/** Whose session it is and why it ended; the guard passes both to the login page. A ref: it must be set before the next render reads it. */
export const useSessionEnd = (): RefObject<LastSession> => useContext(SessionEndContext)

/** Remembers the session, and why it ended, until the next one begins. */
export function SessionEndProvider({ api, onEnd, children }: { api: SspApi; onEnd: () => void; children: ReactNode }) {
  const last = useRef<LastSession>({ userId: api.session.getState().user?.id })
  useEffect(() => {
    const stopEnds = api.session.onSignedOut((ended) => {
      last.current = { ...last.current, ended }
      onEnd()
    })
    const stopStarts = api.session.subscribe(() => {
      const { user } = api.session.getState()
      if (user) last.current = { userId: user.id }
    })
    return () => {
      stopEnds()
      stopStarts()
    }
  }, [api, onEnd])
  return <SessionEndContext value={last}>{children}</SessionEndContext>
}
