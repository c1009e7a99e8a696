import {
  addSharedDocumentScope,
  removeSharedDocumentScope,
  sharedDocumentScopesQuery,
  type SharedDocumentScope,
} from '@ssp/api'
import { Failure, QueryView, useAction, useApi, useCan, useMessages } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { ScopeForm } from '../../scopes/scope-form'
import { ScopeList } from '../../scopes/scope-list'
import type { Target } from '../../scopes/target'
import { useScopeTargets } from '../../scopes/use-scope-targets'
import * as styles from '../../shared/choice-list.css'
import { userMessages } from '../messages'
import { ScopeFailure } from '../scope-failure'
import type { UserPanelProps } from '../user-panel'

/** The shared documents that the user may reach: granted by scope and target, removed by id. */
export function SecureSendPanel({ user }: UserPanelProps) {
  const messages = useMessages(userMessages).secureSend
  const query = useQuery(sharedDocumentScopesQuery(useApi(), { userId: user.id }))
  return (
    <QueryView query={query} errorTitle={messages.failed} skeleton={<Skeleton />}>
      {(scopes) => <SecureSend userId={user.id} scopes={scopes} />}
    </QueryView>
  )
}

function SecureSend({ userId, scopes }: { userId: string; scopes: readonly SharedDocumentScope[] }) {
  const mayUpdate = useCan()('USERS_UPDATE')
  const messages = useMessages(userMessages).secureSend
  const targets = useScopeTargets()
  const common = {
    invalidates: addSharedDocumentScope.changes,
    done: () => ({ title: messages.updatedTitle, text: messages.updatedText }),
    failed: null,
  }
  const add = useAction({
    ...common,
    send: ({ target_scope, target_id }: Target, api) =>
      addSharedDocumentScope(api, { userId, targetScope: target_scope, targetId: target_id }),
  })
  const remove = useAction({
    ...common,
    send: ({ id }: { id: string; name: string }, api) => removeSharedDocumentScope(api, { scopeId: id }),
    confirm: ({ name }) => ({ ...messages.confirm, title: messages.confirm.title(name), destructive: true }),
    key: ({ id }) => id,
  })

  return (
    <div className={styles.stack}>
      {targets.error && <Failure title={messages.failed} error={targets.error} />}
      <ScopeList
        scopes={scopes}
        targets={targets}
        isPending={({ id }) => remove.isPending({ id, name: '' })}
        onRemove={mayUpdate ? ({ id }, name) => void remove.run({ id, name }) : undefined}
      />
      <ScopeFailure title={messages.changeFailed} action={remove.error ? remove : add} />
      {mayUpdate && <ScopeForm scopes={scopes} targets={targets} pending={add.isPending()} onAdd={add.run} />}
    </div>
  )
}
