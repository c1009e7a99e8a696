import { brokenRule, passwordMessages, PasswordChecklist, useMessages } from '@ssp/feature-kit'
import { Banner, Button, PasswordField } from '@ssp/ui'
import { useId, useState, type SubmitEvent } from 'react'
import * as form from '../brand/form.css'
import { forgottenPasswordMessages } from './messages'

export interface PasswordStepProps {
  /** E-mail of the account, for password managers. */
  email: string
  /** Default false. */
  pending?: boolean
  /** The server's error for the password. */
  fieldError?: string | null
  message?: string | null
  /** Called when the user restarts after the grant expired; without it the button is not rendered. */
  onStartAgain?: (() => void) | undefined
  onSubmit: (password: string) => void
}

/** Step three: a new password that meets the rules of spec 1 section 5. */
export function PasswordStep(props: PasswordStepProps) {
  const { email, pending = false, fieldError = null, message = null, onStartAgain, onSubmit } = props
  const messages = useMessages(forgottenPasswordMessages)
  const rules = useMessages(passwordMessages).broken
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [tried, setTried] = useState(false)
  const checklist = useId()
  const broken = brokenRule(password, repeated)
  const shown = tried ? broken : null

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!broken && !pending) onSubmit(password)
  }
  return (
    <form noValidate className={form.form} onSubmit={submit}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={messages.newPassword}
        name="new-password"
        autoComplete="new-password"
        aria-describedby={checklist}
        value={password}
        onValueChange={setPassword}
        error={shown && shown !== 'match' ? rules[shown] : fieldError}
        ref={focusOnMount}
      />
      <PasswordChecklist id={checklist} password={password} />
      <PasswordField
        label={messages.repeat}
        name="repeat-password"
        autoComplete="new-password"
        value={repeated}
        onValueChange={setRepeated}
        error={shown === 'match' && rules.match}
      />
      <Button
        type="submit"
        variant="primary"
        block
        pending={pending}
        unavailable={onStartAgain ? messages.startAgainFirst : null}
      >
        {messages.save}
      </Button>
      {message && <Banner kind="error" text={message} />}
      {onStartAgain && (
        <Button block onClick={onStartAgain}>
          {messages.startAgain}
        </Button>
      )}
    </form>
  )
}

/** Focuses the field of a new step. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus()
