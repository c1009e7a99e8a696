import {
  addSharedDocumentScope,
  invalidateSharedDocuments,
  removeSharedDocumentScope,
  sharedDocumentScopesQuery,
  type SharedDocumentScope,
} from '@ssp/api'
import { Failure, QueryView, useApi, useCan, useMessages, useNotify } from '@ssp/feature-kit'
import { Skeleton, useConfirm } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ScopeForm } from '../../scopes/scope-form'
import { ScopeList } from '../../scopes/scope-list'
import { useScopeTargets } from '../../scopes/use-scope-targets'
import type { Target } from '../../scopes/target'
import * as styles from '../../shared/choice-list.css'
import { userMessages } from '../messages'
import { Refused } from '../refused'
import type { UserPanelProps } from '../user-panel'

/** Whose shared documents the user may reach: granted by scope and target, removed by id. */
export function SecureSendPanel({ user }: UserPanelProps) {
  const api = useApi()
  const messages = useMessages(userMessages).secureSend
  const query = useQuery(sharedDocumentScopesQuery(api, { userId: user.id }))
  return (
    <QueryView query={query} errorTitle={messages.failed} skeleton={<Skeleton />}>
      {(scopes) => <SecureSend userId={user.id} scopes={scopes} />}
    </QueryView>
  )
}

function SecureSend({ userId, scopes }: { userId: string; scopes: readonly SharedDocumentScope[] }) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const confirm = useConfirm()
  const mayUpdate = useCan()('USERS_UPDATE')
  const messages = useMessages(userMessages).secureSend
  const targets = useScopeTargets()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState<string | null>(null)

  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    setFailure(null)
    try {
      await call()
      await invalidateSharedDocuments(api, queries)
      notify.success(messages.updatedTitle, { text: messages.updatedText })
      return true
    } catch (error) {
      setFailure(error)
      await invalidateSharedDocuments(api, queries)
      return false
    }
  }
  const add = ({ target_scope, target_id }: Target) =>
    run(() => addSharedDocumentScope(api, { userId, targetScope: target_scope, targetId: target_id }))
  const remove = async ({ id }: { id: string }, name: string) => {
    const { title, text, confirmLabel } = messages.confirm
    if (busy !== null || !(await confirm({ title: title(name), text, confirmLabel, destructive: true }))) return
    setBusy(id)
    await run(() => removeSharedDocumentScope(api, id))
    setBusy(null)
  }

  return (
    <div className={styles.stack}>
      {targets.error && <Failure title={messages.failed} error={targets.error} />}
      <ScopeList
        scopes={scopes}
        targets={targets}
        busy={busy}
        onRemove={mayUpdate ? (scope, name) => void remove(scope, name) : undefined}
      />
      {failure !== null && <Refused title={messages.changeFailed} error={failure} />}
      {mayUpdate && <ScopeForm scopes={scopes} targets={targets} onAdd={add} />}
    </div>
  )
}
