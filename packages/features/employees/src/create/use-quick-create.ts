import type { QuickCreateEmployee } from '@ssp/api'
import { ApiError, errorText } from '@ssp/api'
import { useDraft } from '@ssp/feature-kit'
import { useRef, useState } from 'react'
import {
  createdOf,
  emptyDraft,
  isComplete,
  isTouched,
  QUICK_CREATE,
  toRequest,
  type QuickCreateField,
  type QuickCreateRefusal,
} from '../model/quick-create'

/** Where the panel stands: being filled in, sent, refused (by the rule or the server) or done. */
export type QuickCreateState =
  | { step: 'editing' | 'sending' }
  | ({ step: 'refused'; why: 'incomplete' | 'failed'; reason?: string } & QuickCreateRefusal)
  | { step: 'created'; id: string | null }

/** Sends the create; rejects with an `ApiError`. Answers nothing when nothing was made. */
export type SendQuickCreate = (employee: QuickCreateEmployee) => Promise<unknown>

/**
 * The draft of the panel and its way to the server. One send at a time; a refusal keeps all that was typed, and the same
 * entries sent again carry the same idempotency key (`@ssp/api`), so that a dropped connection makes no second employee.
 */
export function useQuickCreate(send: SendQuickCreate, onCreated: (id: string | null) => void) {
  const { draft, change: keep, discard } = useDraft(QUICK_CREATE, emptyDraft)
  const [state, setState] = useState<QuickCreateState>({ step: 'editing' })
  const sending = useRef(false)

  const change = (field: QuickCreateField, text: string) => keep({ [field]: text })
  const refuse = (why: 'incomplete' | 'failed', reason?: string, fields: QuickCreateRefusal['fields'] = {}) =>
    setState({ step: 'refused', why, fields, draft, ...(reason && { reason }) })

  const submit = async () => {
    if (sending.current) return
    if (!isComplete(draft)) return refuse('incomplete')
    sending.current = true
    setState({ step: 'sending' })
    try {
      const created = createdOf(await send(toRequest(draft)))
      if (!created) return refuse('failed')
      discard()
      setState({ step: 'created', id: created.id })
      onCreated(created.id)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      // What stands at a field is not said twice.
      refuse('failed', Object.keys(fields).some((name) => name in draft) ? undefined : errorText(error), fields)
    } finally {
      sending.current = false
    }
  }

  const restart = () => {
    discard()
    setState({ step: 'editing' })
  }

  return { draft, state, change, submit, restart, discard, unsaved: state.step !== 'created' && isTouched(draft) }
}
