import { useHref, useMessages } from '@ssp/feature-kit'
import { Banner, Button, Link, PasswordField, TextField } from '@ssp/ui'
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import * as form from '../brand/form.css'
import { loginMessages } from './messages'
import * as styles from './login-form.css'

export interface Credentials {
  username: string
  password: string
}

export interface LoginFormProps {
  /** Called with the input if both fields are filled in and no attempt is running. */
  onSubmit: (credentials: Credentials) => void
  /** Default false. */
  pending?: boolean
  /** Why the last attempt failed; shown under the form. */
  message?: string | null
  /** The remembered username; hides its field (spec 1 section 2.4). */
  rememberedUsername?: string | null
  /** End of the lock in Unix milliseconds; null if not locked. */
  lockedUntil?: number | null
}

/** Username, password and their errors. Input stays until the sign-in succeeds. */
export function LoginForm(props: LoginFormProps) {
  const { onSubmit, pending = false, message = null, rememberedUsername = null, lockedUntil = null } = props
  const messages = useMessages(loginMessages)
  const href = useHref()
  const [typed, setTyped] = useState<Credentials>({ username: '', password: '' })
  const [missing, setMissing] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const credentials = { ...typed, username: rememberedUsername ?? typed.username.trim() }
  const locked = lockedUntil !== null

  // After a rejected attempt the user types the password again.
  useEffect(() => {
    if (message) password.current?.focus()
  }, [message])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const empty = !credentials.username ? username : !credentials.password ? password : null
    setMissing(empty !== null)
    if (empty) empty.current?.focus()
    else if (!pending && !locked) onSubmit(credentials)
  }
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <form noValidate className={form.form} onSubmit={submit}>
      {rememberedUsername === null ? (
        <TextField
          label={messages.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          ref={username}
          value={typed.username}
          onValueChange={(value) => setTyped({ ...typed, username: value })}
          error={missing && !credentials.username && messages.usernameMissing}
        />
      ) : (
        // Password managers need the username next to the password.
        <input type="text" name="username" autoComplete="username" value={rememberedUsername} readOnly hidden />
      )}
      <PasswordField
        label={messages.password}
        name="password"
        ref={password}
        value={typed.password}
        onValueChange={(value) => setTyped({ ...typed, password: value })}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        help={capsLock && messages.capsLock}
        error={missing && !credentials.password && messages.passwordMissing}
      />
      <Button type="submit" variant="primary" block pending={pending} unavailable={locked ? messages.lockedWhy : null}>
        {messages.submit}
      </Button>
      {message && (
        <div className={styles.messages}>
          <Banner kind="error" text={message} />
          {lockedUntil !== null && <p className={styles.until}>{messages.lockedUntil(clock(lockedUntil))}</p>}
        </div>
      )}
      <div className={form.links}>
        <Link href={href('/forgotten-password')}>{messages.forgotten}</Link>
      </div>
    </form>
  )
}

/** `14:33`, rounded up, so that the lock has ended at that minute. */
function clock(moment: number): string {
  const up = new Date(Math.ceil(moment / 60_000) * 60_000)
  return [up.getHours(), up.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
