import { ApiError } from '@ssp/api'
import { Failure, useMessages } from '@ssp/feature-kit'
import { Button, ButtonLink, SidePanel, useConfirm } from '@ssp/ui'
import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { ChangeNote } from '../change/change-note'
import type { Snapshot } from '../change/changes'
import { changeMessages } from '../change/messages'
import * as styles from './save-panel.css'

/** Texts of a panel that saves. */
export interface SavePanelMessages {
  title: string
  submit: string
  cancel: string
  close: string
  /** Said in the panel when it is saved. */
  saved: string
  failed: string
}

/** Props of `SavePanel`. */
export interface SavePanelProps {
  open: boolean
  /** Hears that the panel has closed; what was typed is given up by then. */
  onClose: () => void
  messages: SavePanelMessages
  /** Whether something has been typed that closing would lose. */
  unsaved: boolean
  /** Whether everything required is filled in; the button waits for it (decision 107). */
  complete: boolean
  /** Sends it; rejects with an `ApiError`. */
  send: () => Promise<unknown>
  /** Where to look at what was saved. */
  view?: { label: string; href: string }
  /** The record as the form was drawn from it, to tell what somebody else changed in the meantime. */
  before?: Snapshot
  /** The fields, with what the server says at each. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode
}

type State = { step: 'editing' | 'sending' | 'saved' } | { step: 'refused'; error: unknown }

const NO_ERRORS = {}
const NOTHING: Snapshot = { label: '', parts: [] }

/** A side panel with a form: success and error text stand in it, and nothing typed is lost. Mount it anew for each opening. */
export function SavePanel(props: SavePanelProps) {
  const { open, onClose, messages, unsaved, complete, send, view, before = NOTHING, children } = props
  const { discard } = useMessages(changeMessages)
  const confirm = useConfirm()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>({ step: 'editing' })
  const errors = state.step === 'refused' && state.error instanceof ApiError ? state.error.fields : NO_ERRORS
  useEffect(() => {
    if (state.step === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state])

  const close = async () => {
    if (!unsaved || state.step === 'saved' || (await confirm({ ...discard, destructive: true }))) onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!complete || state.step === 'sending') return
    setState({ step: 'sending' })
    try {
      await send()
      setState({ step: 'saved' })
    } catch (error) {
      setState({ step: 'refused', error })
    }
  }

  const footer =
    state.step === 'saved' ? (
      <Button variant="primary" onClick={onClose}>
        {messages.close}
      </Button>
    ) : (
      <>
        <Button onClick={() => void close()}>{messages.cancel}</Button>
        <Button type="submit" form={formId} variant="primary" disabled={!complete} pending={state.step === 'sending'}>
          {messages.submit}
        </Button>
      </>
    )

  return (
    <SidePanel open={open} onOpenChange={(wanted) => !wanted && void close()} title={messages.title} footer={footer}>
      {state.step === 'saved' ? (
        <Saved text={messages.saved} view={view} />
      ) : (
        <form id={formId} ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          {children(errors)}
          {state.step === 'refused' &&
            (Object.keys(errors).length > 0 ? (
              // Why stands at the field already.
              <Failure title={messages.failed} />
            ) : (
              <ChangeNote typed error={state.error} before={before} title={messages.failed} />
            ))}
        </form>
      )}
    </SidePanel>
  )
}

/** The success text; it takes the focus, since the form and its button are gone. */
function Saved({ text, view }: { text: string; view: SavePanelProps['view'] }) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.saved}>
      <CircleCheck size={24} aria-hidden="true" className={styles.icon} />
      <p ref={message} tabIndex={-1} className={styles.message}>
        {text}
      </p>
      {view && <ButtonLink href={view.href}>{view.label}</ButtonLink>}
    </div>
  )
}
