import { useMessages, kitMessages } from '@ssp/feature-kit'
import { Banner, Button, OneTimeCode } from '@ssp/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import * as form from '../brand/form.css'
import { forgottenPasswordMessages } from './messages'

/** Spec 1 section 9. */
const CODE_LENGTH = 6

export interface CodeStepProps {
  /** Default false. */
  pending?: boolean
  message?: { kind: 'error' | 'success'; text: string } | null
  /** Checks a code; resolves to false if it is wrong, which clears the boxes. */
  onSubmit: (code: string) => Promise<boolean>
  onSendAgain: () => void
}

/** Step two: six letters or digits, submitted when complete. */
export function CodeStep({ pending = false, message = null, onSubmit, onSendAgain }: CodeStepProps) {
  const messages = useMessages(forgottenPasswordMessages)
  const reasons = useMessages(kitMessages).unavailable
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const check = async (complete: string) => {
    if (pending) return
    setMissing(complete.length < CODE_LENGTH)
    if (complete.length < CODE_LENGTH || (await onSubmit(complete))) return
    setCode('')
    input.current?.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void check(code)
  }
  return (
    <form noValidate className={form.form} onSubmit={submit}>
      <OneTimeCode
        ref={input}
        label={messages.code}
        name="otp"
        autoComplete="one-time-code"
        value={code}
        onValueChange={setCode}
        onComplete={(complete) => void check(complete)}
        error={missing && messages.codeMissing}
      />
      <Button type="submit" variant="primary" block pending={pending}>
        {messages.check}
      </Button>
      {message && !missing && <Banner kind={message.kind} text={message.text} />}
      <Button block onClick={onSendAgain} unavailable={pending ? reasons.busy : null}>
        {messages.sendAgain}
      </Button>
    </form>
  )
}
