import { ApiError } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Button, Dialog, OneTimeCode } from '@ssp/ui'
import { useState } from 'react'
import { accountMessages } from './messages'

const CODE_LENGTH = 6

/** Props of `LinkCode`. */
export interface LinkCodeProps {
  /** The masked address that the code was sent to. */
  sentTo: string
  /** Whether the code is being checked or sent. */
  pending: boolean
  /** Why the last code was refused. */
  error: unknown
  /** Called with a complete code. */
  onSubmit: (code: string) => void
  /** Called by Send again. */
  onSendAgain: () => void
  /** Called when the account is not to be associated after all. */
  onClose: () => void
}

/** Asks for the code that was mailed to the employee; only then the account is associated. */
export function LinkCode({ sentTo, pending, error, onSubmit, onSendAgain, onClose }: LinkCodeProps) {
  const messages = useMessages(accountMessages).association.code
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const refused = error instanceof ApiError ? (error.fields?.['code'] ?? error.message) : error ? messages.failed : false
  const submit = () => {
    setMissing(code.length < CODE_LENGTH)
    if (code.length === CODE_LENGTH) onSubmit(code)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.title}
      description={messages.sent(sentTo)}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button disabled={pending} onClick={onSendAgain}>
            {messages.sendAgain}
          </Button>
          <Button variant="primary" pending={pending} onClick={submit}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <OneTimeCode
        label={messages.label}
        autoComplete="one-time-code"
        value={code}
        onValueChange={setCode}
        error={missing && code.length < CODE_LENGTH ? messages.missing : refused}
      />
    </Dialog>
  )
}
