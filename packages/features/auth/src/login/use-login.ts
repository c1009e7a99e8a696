import { ApiError, login } from '@ssp/api'
import { useApi, useClient, useMessages, useNavigate } from '@ssp/feature-kit'
import { useRef, useState } from 'react'
import { ATTEMPT_LIMIT, LOCK_TIME, lockedBy, NO_ATTEMPTS, countRejected } from '../model/attempts'
import { loginMessages } from './messages'
import type { Credentials } from './login-form'
import { useAttempts } from './use-attempts'

/** Statuses of rejected credentials, as opposed to server failures (decision 32). */
const REJECTED_STATUSES = new Set([400, 401, 403])

/**
 * Signs in, counts rejected attempts and locks; `redirect` returns the address after the sign-in of a user, null to stay at
 * the current one.
 */
export function useLogin(redirect: ((userId: string) => string) | null) {
  const api = useApi()
  const client = useClient()
  const navigate = useNavigate()
  const messages = useMessages(loginMessages)
  const [attempts, setAttempts] = useAttempts(client.id)
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const busy = useRef(false)

  const reject = (username: string) => {
    setAttempts(countRejected(attempts, username, Date.now()))
    setMessage(messages.incorrect)
  }

  async function submit({ username, password }: Credentials) {
    if (busy.current || attempts.lockedUntil !== null) return
    busy.current = true
    setPending(true)
    setMessage(null)
    try {
      const { success } = await login(api, { username, password })
      if (!success) return reject(username)
      setAttempts(NO_ATTEMPTS)
      if (redirect !== null) navigate(redirect(api.session.getState().user?.id ?? ''), { replace: true })
    } catch (error) {
      const { status = 0, retryAfter } = error instanceof ApiError ? error : {}
      if (status === 429) {
        const wait = retryAfter === undefined ? LOCK_TIME : retryAfter * 1000
        setAttempts(lockedBy(attempts, username, Date.now() + wait))
      } else if (REJECTED_STATUSES.has(status)) reject(username)
      else setMessage(messages.problem)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  const { count, username, lockedUntil } = attempts
  return {
    submit,
    pending,
    message: lockedUntil === null ? message : messages.locked,
    lockedUntil,
    /** The remembered username while its field is hidden. */
    rememberedUsername: count >= ATTEMPT_LIMIT ? username : null,
  }
}
