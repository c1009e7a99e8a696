import type { QuickCreateEmployee } from '@ssp/api'
import { ApiError, errorText } from '@ssp/api'
import { useRef, useState } from 'react'
import {
  createdOf,
  emptyDraft,
  isComplete,
  isTouched,
  refusedFields,
  toRequest,
  type QuickCreateDraft,
  type QuickCreateField,
} from '../model/quick-create'

/** Where the panel stands: being filled in, sent, refused (by the rule or the server) or done. */
export type QuickCreateState =
  | { step: 'editing' | 'sending' }
  | { step: 'refused'; why: 'incomplete' | 'failed'; reason?: string; fields: Partial<QuickCreateDraft> }
  | { step: 'created'; id: string | null }

/** Sends the create; rejects with an `ApiError`. Answers nothing when nothing was made. */
export type SendQuickCreate = (employee: QuickCreateEmployee) => Promise<unknown>

/**
 * The draft of the panel and its way to the server. One send at a time; a refusal keeps all that was typed, and the same
 * entries sent again carry the same idempotency key (`@ssp/api`), so that a dropped connection makes no second employee.
 */
export function useQuickCreate(send: SendQuickCreate, onCreated: (id: string | null) => void) {
  const [draft, setDraft] = useState(emptyDraft)
  const [state, setState] = useState<QuickCreateState>({ step: 'editing' })
  const sending = useRef(false)

  const change = (field: QuickCreateField, text: string) => {
    setDraft((before) => ({ ...before, [field]: text }))
    // The refusal of a field is about what stood there before.
    setState((before) =>
      before.step === 'refused' ? { ...before, fields: { ...before.fields, [field]: undefined } } : before,
    )
  }

  const submit = async () => {
    if (sending.current) return
    if (!isComplete(draft)) return setState({ step: 'refused', why: 'incomplete', fields: {} })
    sending.current = true
    setState({ step: 'sending' })
    try {
      const created = createdOf(await send(toRequest(draft)))
      if (!created) return setState({ step: 'refused', why: 'failed', fields: {} })
      setState({ step: 'created', id: created.id })
      onCreated(created.id)
    } catch (error) {
      const fields = error instanceof ApiError ? refusedFields(error.fields) : {}
      setState({ step: 'refused', why: 'failed', reason: errorText(error), fields })
    } finally {
      sending.current = false
    }
  }

  const restart = () => {
    setDraft(emptyDraft)
    setState({ step: 'editing' })
  }

  return { draft, state, change, submit, restart, unsaved: state.step !== 'created' && isTouched(draft) }
}
