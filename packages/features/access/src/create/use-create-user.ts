import { ApiError, createUser, invalidateUsers } from '@ssp/api'
import { kitMessages, useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createUserMessages } from './messages'
import { emptyNewUser, newUserProblem, toNewUser, type NewUserDraft, type NewUserProblem } from './new-user'

/** What was refused last: by the modal, or by the server. */
export type Refusal = { problem: NewUserProblem } | { error: unknown; fields: Readonly<Record<string, string>> }

/** The form of the modal and its way to the server; one send at a time, and a refusal keeps what was typed. */
export function useCreateUser(onCreated: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const messages = useMessages(createUserMessages)
  const [id] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState(emptyNewUser)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)

  const change = (field: keyof NewUserDraft, value: string) => setDraft((before) => ({ ...before, [field]: value }))

  const submit = async () => {
    if (busy.current) return
    const problem = newUserProblem(draft)
    setRefusal(problem && { problem })
    if (problem) return
    busy.current = true
    setSending(true)
    try {
      const { success } = await createUser(api, toNewUser(draft, id, api.clientId()))
      if (!success) return setRefusal({ error: undefined, fields: {} })
      notify.success(messages.created)
      void invalidateUsers(api, queries)
      onCreated()
    } catch (error) {
      setRefusal({ error, fields: error instanceof ApiError ? error.fields : {} })
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return { draft, refusal, sending, change, submit, unsaved: Object.values(draft).some(Boolean) }
}

/** The text of a check: the modal's own, else that of the shared rule. */
export function useProblemText(): (problem: NewUserProblem) => string {
  const messages = useMessages(createUserMessages)
  const rules = useMessages(kitMessages).password.broken
  return (problem) =>
    problem === 'incomplete' || problem === 'short' || problem === 'mismatch' ? messages[problem] : rules[problem]
}
