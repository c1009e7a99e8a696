import { userPermissionsQuery, type UserPermission } from '@ssp/api'
import { Failure, QueryView, useApi, useCan, useMessages, VirtualGroups, kitMessages } from '@ssp/feature-kit'
import { Banner, Button, Select, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import * as styles from '../../shared/choice-list.css'
import { ChoiceTools } from '../../shared/choice-tools'
import { usePermissionNames } from '../../shared/permission-names'
import { useFoundGroups } from '../../shared/use-found-groups'
import { userMessages } from '../messages'
import type { UserPanelProps } from '../user-panel'
import { MatrixHead, PermissionGroup } from './permission-group'
import { matrix } from './permission-group.css'
import { STATES, statesOf, type PermissionState } from './permission-states'
import { groups } from '../../shared/permission-areas.css'
import { RestrictionPanel } from './restriction-panel'
import { usePermissionChanges } from './use-permission-changes'

/** The permissions of the user. Allow and Revoke change nothing until 'Apply changes' is clicked. */
export function PermissionsPanel({ user, onUnsaved }: UserPanelProps) {
  const api = useApi()
  const messages = useMessages(userMessages).permissions
  const query = useQuery(userPermissionsQuery(api, user.id))
  return (
    <QueryView query={query} errorTitle={messages.failed} skeleton={<PermissionsSkeleton />}>
      {({ permissions, etag }) => <Permissions userId={user.id} rows={permissions} etag={etag} onUnsaved={onUnsaved} />}
    </QueryView>
  )
}

interface PermissionsProps extends Pick<UserPanelProps, 'onUnsaved'> {
  userId: string
  rows: readonly UserPermission[]
  /** The version of `rows`. */
  etag: string | undefined
}

/** A heading, and rows of 44 pixels. */
const heightOf = ({ rows }: { rows: readonly unknown[] }) => 52 + 44 * rows.length

const groupOf = ({ group }: UserPermission) => group

function Permissions({ userId, rows, etag, onUnsaved }: PermissionsProps) {
  const mayUpdate = useCan()('USERS_UPDATE')
  const { permissions: messages, stale } = useMessages(userMessages)
  const reasons = useMessages(kitMessages).unavailable
  const [restricting, setRestricting] = useState<{ row: UserPermission; open: boolean } | null>(null)
  const permissions = usePermissionChanges(userId, rows, etag)
  const { toggles, changes, differences, failure, isPending, flip, discard, apply } = permissions
  useEffect(() => onUnsaved(changes.length > 0), [onUnsaved, changes.length])

  const [state, setState] = useState<PermissionState | ''>('')
  // Pending changes stay in view until they are applied.
  const shown = useMemo(
    () => (state === '' ? rows : rows.filter((row) => toggles.has(row.id) || statesOf(row).has(state))),
    [state, rows, toggles],
  )
  const names = usePermissionNames()
  const textOf = useCallback(({ name, group }: UserPermission) => `${name} ${names.title(name, group)}`, [names])
  const { search, setSearch, total, found } = useFoundGroups(shown, groupOf, textOf)
  const restrict = useCallback((row: UserPermission) => setRestricting({ row, open: true }), [])

  return (
    <>
      <ChoiceTools label={messages.search} search={search} onSearch={setSearch}>
        <Select
          hideLabel
          label={messages.stateFilter}
          options={[
            { value: '', label: messages.allStates },
            ...STATES.map((value) => ({ value, label: messages.states[value] })),
          ]}
          value={state}
          onValueChange={(value) => setState(value as PermissionState | '')}
        />
      </ChoiceTools>
      {total === 0 && <p>{messages.none}</p>}
      <div className={matrix}>
        {total > 0 && <MatrixHead messages={messages} />}
        <VirtualGroups groups={found} estimate={heightOf} className={groups}>
          {(group) => (
            <PermissionGroup
              group={group}
              toggles={toggles}
              mayUpdate={mayUpdate}
              messages={messages}
              names={names}
              onToggle={flip}
              onRestrict={restrict}
            />
          )}
        </VirtualGroups>
      </div>
      {mayUpdate && (
        <div className={styles.bar}>
          {differences !== null && (
            <Banner
              kind="warning"
              title={stale.title}
              text={[
                ...differences.map(({ name, group, what }) => messages[what](names.title(name, group))),
                stale.kept,
              ].join(' · ')}
            />
          )}
          {failure !== null && <Failure title={messages.applyFailed} error={failure} />}
          <span role="status" className={styles.barText}>
            {changes.length > 0 && messages.pending(changes.length)}
          </span>
          {changes.length > 0 && <Button onClick={discard}>{messages.discard}</Button>}
          <Button
            variant="primary"
            unavailable={changes.length === 0 ? reasons.unchanged : null}
            pending={isPending}
            onClick={() => void apply()}
          >
            {messages.apply}
          </Button>
        </div>
      )}
      {restricting && (
        <RestrictionPanel
          key={restricting.row.id}
          open={restricting.open}
          userId={userId}
          permission={rows.find(({ id }) => id === restricting.row.id) ?? restricting.row}
          etag={etag}
          onSaved={permissions.adopt}
          onClose={() => setRestricting({ ...restricting, open: false })}
        />
      )}
    </>
  )
}

const PermissionsSkeleton = () => (
  <div className={styles.stack}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} width={index % 4 === 0 ? '30%' : '100%'} />
    ))}
  </div>
)
