import type { UserPermission } from '@ssp/api'
import { Failure, InputPanel, QueryView, useMessages, kitMessages } from '@ssp/feature-kit'
import { Button, RadioGroup, Skeleton } from '@ssp/ui'
import { ChangeFailure } from '../../change/change-failure'
import type { Snapshot } from '../../change/changes'
import * as styles from '../../shared/choice-list.css'
import { usePermissionNames } from '../../shared/permission-names'
import { userMessages } from '../messages'
import { RestrictionChoices } from './restriction-choices'
import { holdsNow } from './toggles'
import { useRestriction, type RestrictionMode } from './use-restriction'
import { useRestrictionOptions, type RestrictionOption } from './use-restriction-options'

/** Props of `RestrictionPanel`. */
export interface RestrictionPanelProps {
  /** Whether the panel is open. */
  open: boolean
  /** The user who has the permission. */
  userId: string
  /** The permission as last read; the user had it when the panel opened, directly or from the role. */
  permission: UserPermission
  /** The version of `permission`. */
  etag: string | undefined
  /** Called after the restriction was saved. */
  onSaved: () => void
  /** Called when the panel has closed. */
  onClose: () => void
}

/**
 * Sets where a granted permission does not apply (decision 1), or the only places where it applies. After a failure the
 * text replaces the controls.
 */
export function RestrictionPanel({ open, userId, permission, etag, onSaved, onClose }: RestrictionPanelProps) {
  const { restriction: messages, leave } = useMessages(userMessages)
  const reasons = useMessages(kitMessages).unavailable
  const names = usePermissionNames()
  const draft = useRestriction(userId, permission, etag, () => {
    onSaved()
    onClose()
  })
  const options = useRestrictionOptions(userId, draft.permission)
  const { save, isDirty } = draft
  const failure = save.error
  const revoked = !holdsNow(draft.permission)
  const chosen = draft.isIncomplete ? messages.incomplete : isDirty ? null : reasons.unchanged
  const reason = revoked ? messages.revoked : chosen

  return (
    <InputPanel
      open={open}
      onClose={onClose}
      unsaved={isDirty}
      discard={leave}
      title={messages.title(names.title(permission.name, permission.group))}
      renderFooter={(close) =>
        options.data &&
        (failure ? (
          <Button onClick={save.reset}>{messages.again}</Button>
        ) : (
          <>
            <Button onClick={close}>{messages.cancel}</Button>
            <Button
              variant="primary"
              pending={save.isPending()}
              unavailable={reason}
              onClick={() => void save.run(draft.permission)}
            >
              {messages.save}
            </Button>
          </>
        ))
      }
    >
      <QueryView query={options} errorTitle={messages.failed} skeleton={<Skeleton />}>
        {({ clients, teams }) =>
          failure ? (
            <ChangeFailure
              typed
              error={failure.error}
              title={messages.saveFailed}
              before={snapshotOf(failure.input, clients, teams)}
              now={snapshotOf(draft.permission, clients, teams)}
            />
          ) : (
            <div className={styles.stack}>
              {revoked && <Failure title={messages.revoked} />}
              <RadioGroup
                label={messages.mode}
                options={MODES.map((value) => ({ value, label: messages.modes[value] }))}
                value={draft.mode}
                help={draft.mode === 'except' ? messages.unrestricted : messages.follows}
                onValueChange={(value) => draft.setMode(value as RestrictionMode)}
              />
              {draft.mode !== 'teams' && (
                <RestrictionChoices
                  key={`clients ${draft.mode}`}
                  {...messages.clients}
                  label={messages.clients[draft.mode]}
                  options={clients}
                  chosen={draft.clientIds}
                  onChange={draft.setClientIds}
                />
              )}
              {draft.mode !== 'clients' && (
                <RestrictionChoices
                  key={`teams ${draft.mode}`}
                  {...messages.teams}
                  label={messages.teams[draft.mode]}
                  options={teams}
                  chosen={draft.teamIds}
                  onChange={draft.setTeamIds}
                />
              )}
            </div>
          )
        }
      </QueryView>
    </InputPanel>
  )
}

const MODES: readonly RestrictionMode[] = ['except', 'clients', 'teams']

/** A restriction as names, for comparison. */
function snapshotOf(
  { name, restricted, restricted_teams }: UserPermission,
  clients: readonly RestrictionOption[],
  teams: readonly RestrictionOption[],
): Snapshot {
  const places = new Set([...restricted, ...restricted_teams])
  return { label: name, parts: [...clients, ...teams].filter(({ id }) => places.has(id)).map(({ label }) => label) }
}
