import { ApiError, errorText, generateOtp, reconcileOtp, resetPassword, type OtpVerifiedUser } from '@ssp/api'
import { useApi, useMessages, useNavigate } from '@ssp/feature-kit'
import { useRef, useState } from 'react'
import { loginAddress } from '../model/addresses'
import { forgottenPasswordMessages } from './messages'

type Step = 'email' | 'code' | 'password'

interface State {
  step: Step
  email: string
  /** The grant for a correct code: it allows one password change and is not a session (decision 40). */
  user: OtpVerifiedUser | null
  message: { kind: 'error' | 'success'; text: string } | null
  fieldError: string | null
  /** Whether the grant has expired and a new code is needed. */
  grantExpired: boolean
}

const START: State = { step: 'email', email: '', user: null, message: null, fieldError: null, grantExpired: false }

/** E-mail, code, new password, then the login. Input stays when the server fails. */
export function useForgottenPassword() {
  const api = useApi()
  const navigate = useNavigate()
  const messages = useMessages(forgottenPasswordMessages)
  const [state, setState] = useState(START)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const change = (next: Partial<State>) => setState((now) => ({ ...now, ...next }))
  const fail = (text: string) => change({ message: { kind: 'error', text } })

  /** Runs one request at a time and reports a failure as a message. */
  async function run<T>(work: () => Promise<T>, onError: (error: unknown) => void): Promise<T | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setPending(true)
    change({ message: null, fieldError: null })
    try {
      return await work()
    } catch (error) {
      onError(error)
      return undefined
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  const generate = (email: string) =>
    run(
      async () => {
        if (!(await generateOtp(api, email))) return fail(messages.generateFailed)
        const again = state.step === 'code'
        change({ step: 'code', email, message: again ? { kind: 'success', text: messages.sentAgain } : null })
      },
      (error) => fail(error instanceof ApiError && error.status === 429 ? error.message : messages.generateFailed),
    )

  /** Resolves to false if the code is wrong; another failure keeps the code for a retry. */
  const check = async (code: string): Promise<boolean> => {
    const user = await run(
      () => reconcileOtp(api, state.email, code),
      (error) => fail(errorText(error)),
    )
    if (user) change({ step: 'password', user })
    else if (user === null) fail(messages.incorrect)
    return user !== null
  }

  const save = (newPassword: string) =>
    run(
      async () => {
        const { success, message } = await resetPassword(api, state.email, {
          grant: state.user?.grant ?? '',
          newPassword,
        })
        if (success) navigate(loginAddress({ notice: 'password-changed' }), { replace: true })
        else fail(message ?? errorText(null))
      },
      (error) => {
        const fields = error instanceof ApiError ? error.fields : {}
        if (fields['newPassword']) change({ fieldError: fields['newPassword'] })
        else if (fields['grant'])
          change({ grantExpired: true, message: { kind: 'error', text: messages.grantExpired } })
        else fail(errorText(error))
      },
    )

  const startAgain = () => setState({ ...START, email: state.email })
  return { ...state, pending, generate, check, save, startAgain }
}
