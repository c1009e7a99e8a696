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

/**
 * The user of the session and why it ended; the guard passes both to the login page. A ref, because it must be set before
 * the next render reads it.
 */
export const useSessionEnd = (): RefObject<LastSession> => useContext(SessionEndContext)

interface SessionEndProviderProps {
  api: SspApi
  /** The session that ended while it was restored. */
  before: LastSession
  onEnd: () => void
  /** Called when the new session belongs to another user than the previous one. */
  onOther: () => void
  children: ReactNode
}

/** Remembers the session, and why it ended, until the next one starts. */
export function SessionEndProvider({ api, before, onEnd, onOther, children }: SessionEndProviderProps) {
  const last = useRef<LastSession>({ userId: api.session.getState().user?.id, ...before })
  useEffect(() => {
    const stopEnds = api.session.onSignedOut((ended) => {
      last.current = { ...last.current, ended }
      onEnd()
    })
    const stopStarts = api.session.subscribe(() => {
      const { user } = api.session.getState()
      if (!user) return
      const lastId = last.current.userId
      last.current = { userId: user.id }
      if (lastId && lastId !== user.id) onOther()
    })
    return () => {
      stopEnds()
      stopStarts()
    }
  }, [api, onEnd, onOther])
  return <SessionEndContext value={last}>{children}</SessionEndContext>
}
