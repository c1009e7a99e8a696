import { useMessages } from '@ssp/feature-kit'
import { Banner, Button, EmailField } from '@ssp/ui'
import { useState, type SubmitEvent } from 'react'
import * as form from '../brand/form.css'
import { forgottenPasswordMessages } from './messages'

export interface EmailStepProps {
  /** Initial value. Default empty. */
  email?: string
  /** Default false. */
  pending?: boolean
  message?: string | null
  onSubmit: (email: string) => void
}

/** Step one: the e-mail address. */
export function EmailStep({ email = '', pending = false, message = null, onSubmit }: EmailStepProps) {
  const messages = useMessages(forgottenPasswordMessages)
  const [typed, setTyped] = useState(email)
  const [missing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = typed.trim()
    // The browser validates the address; `required` would add a star to the only field.
    const usable = email !== '' && event.currentTarget.checkValidity()
    setMissing(!usable)
    if (usable && !pending) onSubmit(email)
  }
  return (
    <form noValidate className={form.form} onSubmit={submit}>
      <EmailField
        label={messages.email}
        name="email"
        value={typed}
        onValueChange={setTyped}
        error={missing && messages.emailMissing}
        ref={focusOnMount}
      />
      <Button type="submit" variant="primary" block pending={pending}>
        {messages.send}
      </Button>
      {message && <Banner kind="error" text={message} />}
    </form>
  )
}

/** Focuses the field of a new step. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus()
