import { ApiError, createUser, invalidateUsers } from '@ssp/api'
import { useApi, useKeepEntries, useKeptEntries, useMessages } from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useRef, useState } from 'react'
import { hyphenated } from '../create/new-user'
import { wizardMessages } from './messages'
import {
  ACCOUNT_FIELDS,
  back,
  isAllowed,
  isIncomplete,
  isReady,
  isTouched,
  jump,
  keptTexts,
  next,
  withKept,
  type AccountField,
  type Step,
  type WizardDraft,
} from './wizard-state'

/** An account that was made. */
export interface Created {
  username: string
}

const NAME = 'access.wizard'

/** The wizard's state and its way to the server; a refusal, and the end of the session, keep all that was entered. */
export function useWizard() {
  const api = useApi()
  const queries = useQueryClient()
  const messages = useMessages(wizardMessages)
  const [id] = useState(() => crypto.randomUUID())
  const kept = useKeptEntries(NAME)
  const [state, setState] = useState(() => withKept(kept))
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [outcome, setOutcome] = useState<Created | null>(null)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const { draft, step } = state
  const unsaved = outcome === null && isTouched(draft)
  useKeepEntries(NAME, unsaved ? keptTexts(draft) : null)

  const change = (part: Partial<WizardDraft>) => {
    setFailure(null)
    setState((before) => ({ ...before, draft: { ...before.draft, ...part } }))
  }
  const changeText = (field: AccountField, text: string) => {
    setRefused(({ [field]: _corrected, ...others }) => others)
    change({ [field]: field === 'username' ? hyphenated(text) : text })
  }
  // A step of a thousand rows is drawn, and left, in between of what else happens.
  const go = (move: (before: typeof state) => typeof state) =>
    startTransition(() => {
      setAsked(false)
      setFailure(null)
      setState(move)
    })

  const create = async () => {
    if (busy.current || !isReady(state)) return
    busy.current = true
    setSending(true)
    setFailure(null)
    try {
      const { permissionIds, clientIds, scopes, ...account } = draft
      const user = { id, ...account, label: account.label.trim(), email: account.email.trim() }
      const clientId = api.clientId()
      const answer = await createUser(api, {
        user,
        clientId,
        userClients: [...clientIds],
        userPermissions: [...permissionIds],
        // A server without the extension is not bothered by it.
        ...(scopes.length > 0 && {
          sharedDocumentScopes: scopes.map(({ target_scope, target_id }) => ({
            targetScope: target_scope,
            targetId: target_id,
          })),
        }),
      })
      if (!answer.success) return setFailure({ error: undefined })
      setOutcome({ username: user.username })
      void invalidateUsers(api, queries)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setRefused(fields)
      // What stands at a field is not said twice, and the field is brought into view.
      const isNamed = ACCOUNT_FIELDS.some((field) => field in fields)
      setFailure({ error: isNamed ? undefined : error })
      if (isNamed) setState((before) => ({ ...before, step: 1 }))
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    state,
    /** Whether Next may go on from here. */
    allowed: isAllowed(draft, step),
    /** Whether Next was pressed in vain on this step. */
    asked,
    /** The text of that. */
    alert: asked && step === 1 && isIncomplete(draft) ? messages.incomplete : null,
    /** What the server refused, by field. */
    refused,
    failure,
    outcome,
    sending,
    unsaved,
    change,
    changeText,
    next: () => (isAllowed(draft, step) ? go(next) : setAsked(true)),
    back: () => go(back),
    jump: (to: Step) => go((before) => jump(before, to)),
    create,
  }
}
