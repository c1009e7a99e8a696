import { accessClientsQuery, userScopesQuery, type PlatformClient, type UserScope } from '@ssp/api'
import { QueryView, useApi, useCan, VirtualGroups, useMessages } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as styles from '../../shared/choice-list.css'
import { ChoiceTools } from '../../shared/choice-tools'
import { useFoundGroups } from '../../shared/use-found-groups'
import { userMessages } from '../messages'
import { ScopeFailure } from '../scope-failure'
import type { UserPanelProps } from '../user-panel'
import { ClientAccessGroup, type AccessRow } from './client-access-group'
import { DefaultClient } from './default-client'
import { useClientAccess } from './use-client-access'

/** The clients that the user may work in, and the one for which e-mail notifications are sent. */
export function ClientAccessPanel({ user }: UserPanelProps) {
  const api = useApi()
  const { clients: messages } = useMessages(userMessages)
  const clients = useQuery(accessClientsQuery(api))
  const scopes = useQuery(userScopesQuery(api, user.id))
  const rows = useMemo(
    () => (clients.data && scopes.data ? rowsOf(clients.data, scopes.data) : undefined),
    [clients.data, scopes.data],
  )
  const both = {
    data: rows,
    error: rows ? null : (clients.error ?? scopes.error),
    isFetching: clients.isFetching || scopes.isFetching,
    refetch: () => Promise.all([clients.refetch(), scopes.refetch()]),
  }
  return (
    <QueryView query={both} errorTitle={messages.failed} skeleton={<Skeleton />} empty={<p>{messages.none}</p>}>
      {(known) => <ClientAccess userId={user.id} rows={known} scopes={scopes.data ?? []} />}
    </QueryView>
  )
}

interface ClientAccessProps {
  userId: string
  rows: readonly AccessRow[]
  scopes: readonly UserScope[]
}

const groupOf = ({ platform }: AccessRow) => platform
const textOf = ({ label }: AccessRow) => label

function ClientAccess({ userId, rows, scopes }: ClientAccessProps) {
  const mayUpdate = useCan()('USERS_UPDATE')
  const { clients: messages } = useMessages(userMessages)
  const { change, setDefault } = useClientAccess(userId)
  const { search, setSearch, total, found } = useFoundGroups(rows, groupOf, textOf)

  return (
    <div className={styles.stack}>
      {mayUpdate && <DefaultClient scopes={scopes} action={setDefault} />}
      <ScopeFailure title={messages.changeFailed} action={change.error ? change : setDefault} />
      <ChoiceTools
        label={messages.search}
        search={search}
        onSearch={setSearch}
        count={messages.granted(scopes.length)}
      />
      {total === 0 && <p>{messages.none}</p>}
      <VirtualGroups groups={found} className={styles.groups}>
        {(group) => (
          <ClientAccessGroup
            group={group}
            heading={group.name && messages.heading(group.name)}
            action={change}
            mayUpdate={mayUpdate}
            messages={messages}
          />
        )}
      </VirtualGroups>
    </div>
  )
}

/** Every client in reach with the user's access to it, and accesses of the user outside that reach. */
function rowsOf(clients: readonly PlatformClient[], scopes: readonly UserScope[]): AccessRow[] {
  const scopeOf = new Map(scopes.map((scope) => [scope.client_id, scope]))
  const known = new Set(clients.map(({ id }) => id))
  const beyond = scopes
    .filter(({ client_id }) => !known.has(client_id))
    .map((scope) => ({ id: scope.client_id, label: scope.clientName, logo: null, platform: '', scope }))
  const reachable = clients.map(({ id, clientName, logo, platformName }) => ({
    id,
    label: clientName,
    logo,
    platform: platformName ?? '',
    scope: scopeOf.get(id),
  }))
  return [...reachable, ...beyond]
}
