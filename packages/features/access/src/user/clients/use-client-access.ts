import { addUserScope, invalidateUsers, removeUserScope, setDefaultScope, type UserScope } from '@ssp/api'
import { useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { useConfirm } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { userMessages } from '../messages'
import type { AccessRow } from './client-access-group'

/** Grants and removes clients of a user, one at a time; what is removed is asked about first. */
export function useClientAccess(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const confirm = useConfirm()
  const messages = useMessages(userMessages).clients
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const running = useRef(false)

  const run = useCallback(
    async (id: string, done: string, call: () => Promise<unknown>) => {
      if (running.current) return false
      running.current = true
      setBusy(id)
      setFailure(null)
      try {
        await call()
        await invalidateUsers(api, queries)
        notify.success(done)
        return true
      } catch (error) {
        setFailure(error)
        // Somebody else may have been first: the list shows how it stands.
        await invalidateUsers(api, queries)
        return false
      } finally {
        running.current = false
        setBusy(null)
      }
    },
    [api, queries, notify],
  )

  const press = useCallback(
    async ({ id, label, scope }: AccessRow) => {
      if (!scope) return run(id, messages.added, () => addUserScope(api, userId, id))
      const { title, text, wasDefault, confirmLabel } = messages.confirm
      const loses = scope.default ? wasDefault : undefined
      const yes = await confirm({ title: title(label), text, loses, confirmLabel, destructive: true })
      return yes ? run(id, messages.removed, () => removeUserScope(api, scope.id)) : undefined
    },
    [api, userId, run, confirm, messages],
  )

  const setDefault = ({ id, client_id }: UserScope) =>
    run(client_id, messages.defaultSet, () => setDefaultScope(api, userId, id, client_id))

  return { failure, busy, press, setDefault }
}
