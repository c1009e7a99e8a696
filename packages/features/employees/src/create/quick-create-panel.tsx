import { Button, SidePanel, useConfirm } from '@ssp/ui'
import { useId } from 'react'
import { useWords } from '../use-words'
import { QuickCreateForm } from './quick-create-form'
import { QuickCreateDone, QuickCreateRefused } from './quick-create-outcome'
import { useQuickCreate, type SendQuickCreate } from './use-quick-create'

/** Props of `QuickCreatePanel`. */
export interface QuickCreatePanelProps {
  /** Whether the panel is open. */
  open: boolean
  /** Hears that the panel has closed; what was typed is given up by then. */
  onClose: () => void
  /** Sends the create. */
  send: SendQuickCreate
  /** Hears that an employee was made, with the id where the server told it. */
  onCreated: (id: string | null) => void
  /** Address of one employee. */
  hrefOf: (id: string) => string
}

/** The side panel 'Quick Create Employee' (R2-221). Mount it anew for each opening. Entries that were not sent are back after a sign-in or a reload. */
export function QuickCreatePanel({ open, onClose, send, onCreated, hrefOf }: QuickCreatePanelProps) {
  const words = useWords().quickCreate
  const formId = useId()
  const confirm = useConfirm()
  const { draft, state, change, submit, restart, discard, unsaved } = useQuickCreate(send, onCreated)
  const refusal = state.step === 'refused' ? state : null

  const close = async () => {
    if (unsaved && !(await confirm({ ...words.discard, destructive: true }))) return
    discard()
    onClose()
  }

  const footer =
    state.step === 'created' ? (
      <>
        <Button onClick={restart}>{words.another}</Button>
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      </>
    ) : (
      <>
        {refusal && <QuickCreateRefused message={words[refusal.why]} reason={refusal.reason} />}
        <Button onClick={() => void close()}>{words.cancel}</Button>
        <Button type="submit" form={formId} variant="primary" pending={state.step === 'sending'}>
          {words.submit}
        </Button>
      </>
    )

  return (
    <SidePanel
      open={open}
      onOpenChange={(wanted) => !wanted && void close()}
      title={words.title}
      description={state.step === 'created' ? undefined : words.hint}
      footer={footer}
    >
      {state.step === 'created' ? (
        <QuickCreateDone href={state.id && hrefOf(state.id)} />
      ) : (
        <QuickCreateForm id={formId} draft={draft} refusal={refusal} onChange={change} onSubmit={() => void submit()} />
      )}
    </SidePanel>
  )
}
