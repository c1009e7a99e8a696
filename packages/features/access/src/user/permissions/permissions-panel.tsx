import { userPermissionsQuery, type UserPermission } from '@ssp/api'
import { QueryView, useApi, useCan } from '@ssp/feature-kit'
import { Banner, Button, SearchField, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import * as styles from '../../shared/choice-list.css'
import { Failure } from '../../shared/failure'
import { countRows, firstRows, groupBy, searchGroups } from '../../shared/groups'
import { useGradually } from '../../shared/use-gradually'
import { useWords } from '../../use-words'
import type { UserPanelProps } from '../user-detail'
import { PermissionGroup } from './permission-group'
import { RestrictionPanel } from './restriction-panel'
import { usePermissionChanges } from './use-permission-changes'

/** What the user may do: Allow and Revoke change nothing until 'Apply changes' is pressed. */
export function PermissionsPanel({ user, onUnsaved }: UserPanelProps) {
  const api = useApi()
  const words = useWords().user.permissions
  const query = useQuery(userPermissionsQuery(api, user.id))
  return (
    <QueryView query={query} errorTitle={words.failed} skeleton={<PermissionsSkeleton />}>
      {(rows) => <Permissions userId={user.id} rows={rows} onUnsaved={onUnsaved} />}
    </QueryView>
  )
}

interface PermissionsProps extends Pick<UserPanelProps, 'onUnsaved'> {
  userId: string
  rows: readonly UserPermission[]
}

function Permissions({ userId, rows, onUnsaved }: PermissionsProps) {
  const mayUpdate = useCan()('USERS_UPDATE')
  const { permissions: words, stale } = useWords().user
  const [search, setSearch] = useState('')
  const [restricting, setRestricting] = useState<{ row: UserPermission; open: boolean } | null>(null)
  const { toggles, changes, differences, failure, sending, flip, discard, apply } = usePermissionChanges(userId, rows)
  useEffect(() => onUnsaved(changes.length > 0), [onUnsaved, changes.length])

  const wanted = useDeferredValue(search)
  const groups = useMemo(() => groupBy(rows, ({ group }) => group), [rows])
  const found = useMemo(() => searchGroups(groups, wanted, ({ name }) => name), [groups, wanted])
  const total = countRows(found)
  const drawn = useGradually(total, wanted)
  const shownGroups = useMemo(() => firstRows(found, drawn), [found, drawn])
  const restrict = useCallback((row: UserPermission) => setRestricting({ row, open: true }), [])

  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={search}
          onValueChange={setSearch}
          className={styles.search}
        />
      </div>
      {total === 0 && <p>{words.none}</p>}
      <div className={styles.groups}>
        {shownGroups.map((group) => (
          <PermissionGroup
            key={group.name}
            group={group}
            toggles={toggles}
            mayUpdate={mayUpdate}
            words={words}
            onToggle={flip}
            onRestrict={restrict}
          />
        ))}
      </div>
      {mayUpdate && (
        <div className={styles.bar}>
          {differences !== null && (
            <Banner
              kind="warning"
              title={stale.title}
              text={[...differences.map(({ name, what }) => words[what](name)), stale.kept].join(' · ')}
            />
          )}
          {failure !== null && <Failure title={words.applyFailed} error={failure} />}
          <span role="status" className={styles.barText}>
            {changes.length > 0 && words.pending(changes.length)}
          </span>
          {changes.length > 0 && <Button onClick={discard}>{words.discard}</Button>}
          <Button variant="primary" disabled={changes.length === 0} pending={sending} onClick={() => void apply()}>
            {words.apply}
          </Button>
        </div>
      )}
      {restricting && (
        <RestrictionPanel
          key={restricting.row.id}
          open={restricting.open}
          userId={userId}
          permission={restricting.row}
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
