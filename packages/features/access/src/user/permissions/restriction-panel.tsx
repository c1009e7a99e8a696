import {
  accessClientsQuery,
  invalidateUsers,
  restrictUserPermission,
  userTeamsQuery,
  type UserPermission,
} from '@ssp/api'
import { useApi, useNotify } from '@ssp/feature-kit'
import { ApiError, errorText } from '@ssp/api'
import { Button, ErrorState, Loading, SidePanel, Skeleton, useConfirm } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as styles from '../../shared/choice-list.css'
import { useWords } from '../../use-words'
import { RestrictionChoices } from './restriction-choices'

/** Props of `RestrictionPanel`. */
export interface RestrictionPanelProps {
  /** Whether the panel is open. */
  open: boolean
  /** Whose permission. */
  userId: string
  /** A permission granted to the user directly. */
  permission: UserPermission
  /** Hears that the panel has closed. */
  onClose: () => void
}

/** Where a granted permission does not apply (decision 1). On failure the text takes the place of the controls. */
export function RestrictionPanel({ open, userId, permission, onClose }: RestrictionPanelProps) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const confirm = useConfirm()
  const { restriction: words, leave } = useWords().user
  const clients = useQuery(accessClientsQuery(api))
  const teams = useQuery(userTeamsQuery(api, userId))
  const [clientIds, setClientIds] = useState<ReadonlySet<string>>(() => new Set(permission.restricted))
  const [teamIds, setTeamIds] = useState<ReadonlySet<string>>(() => new Set(permission.restricted_teams))
  const [failure, setFailure] = useState<unknown>(null)
  const [saving, setSaving] = useState(false)

  const clientNames = useMemo(
    () => new Map(clients.data?.map(({ id, clientName }) => [id, clientName])),
    [clients.data],
  )
  const clientOptions = useMemo(
    () =>
      withUnknown(
        clients.data?.map(({ id, clientName }) => ({ id, label: clientName })),
        permission.restricted,
        words.unknown,
      ),
    [clients.data, permission.restricted, words.unknown],
  )
  const teamOptions = useMemo(
    () =>
      withUnknown(
        teams.data?.map(({ id, label, client_id }) => ({ id, label, note: clientNames.get(client_id) })),
        permission.restricted_teams,
        words.unknown,
      ),
    [teams.data, clientNames, permission.restricted_teams, words.unknown],
  )

  const unsaved = !sameSet(clientIds, permission.restricted) || !sameSet(teamIds, permission.restricted_teams)
  const close = async () => {
    if (!unsaved || (await confirm({ ...leave, destructive: true }))) onClose()
  }
  const save = async () => {
    if (saving || permission.upID === null) return
    setSaving(true)
    try {
      const restriction = { id: permission.upID, clientIds: [...clientIds], teamIds: [...teamIds] }
      await restrictUserPermission(api, userId, restriction)
      await invalidateUsers(api, queries)
      notify.success(words.saved)
      onClose()
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.code === 'stale') void invalidateUsers(api, queries)
    } finally {
      setSaving(false)
    }
  }

  const loadError = clients.error ?? teams.error
  const ready = clients.data !== undefined && teams.data !== undefined
  return (
    <SidePanel
      open={open}
      onOpenChange={(wanted) => !wanted && void close()}
      title={words.title(permission.name)}
      description={words.unrestricted}
      footer={
        ready &&
        failure === null && (
          <>
            <Button onClick={() => void close()}>{words.cancel}</Button>
            <Button variant="primary" pending={saving} disabled={!unsaved} onClick={() => void save()}>
              {words.save}
            </Button>
          </>
        )
      }
    >
      {failure !== null ? (
        <ErrorState
          title={words.saveFailed}
          reason={errorText(failure)}
          errorId={failure instanceof ApiError ? failure.errorId : undefined}
          action={<Button onClick={() => setFailure(null)}>{words.again}</Button>}
        />
      ) : ready ? (
        <div className={styles.stack}>
          <RestrictionChoices
            label={words.clients}
            search={words.searchClients}
            none={words.noClients}
            options={clientOptions}
            chosen={clientIds}
            onChange={setClientIds}
          />
          <RestrictionChoices
            label={words.teams}
            search={words.searchTeams}
            none={words.noTeams}
            options={teamOptions}
            chosen={teamIds}
            onChange={setTeamIds}
          />
        </div>
      ) : loadError ? (
        <ErrorState
          title={words.failed}
          reason={errorText(loadError)}
          errorId={loadError instanceof ApiError ? loadError.errorId : undefined}
          onRetry={() => void Promise.all([clients.refetch(), teams.refetch()])}
          retrying={clients.isFetching || teams.isFetching}
        />
      ) : (
        <Loading>
          <div className={styles.stack}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} />
            ))}
          </div>
        </Loading>
      )}
    </SidePanel>
  )
}

/** One thing that a restriction can name. */
export interface RestrictionOption {
  id: string
  label: string
  /** Tells two of the same name apart. */
  note?: string | undefined
}

/** What stands already may lie beyond the reach of whoever looks; it stays visible, so that it is not lifted unseen. */
function withUnknown(
  options: RestrictionOption[] = [],
  standing: readonly string[],
  unknown: string,
): RestrictionOption[] {
  const known = new Set(options.map(({ id }) => id))
  return [...standing.filter((id) => !known.has(id)).map((id) => ({ id, label: unknown })), ...options]
}

const sameSet = (chosen: ReadonlySet<string>, before: readonly string[]) =>
  chosen.size === before.length && before.every((id) => chosen.has(id))
