import type { UserPermission } from '@ssp/api'
import { Badge, Button } from '@ssp/ui'
import { Check } from 'lucide-react'
import { memo } from 'react'
import * as styles from '../../shared/choice-list.css'
import { groupLabel, type Group } from '../../shared/groups'
import { groupHeight, Near, NearRows, ROW_HEIGHT } from '../../shared/near'
import type { useWords } from '../../use-words'
import { isGranted, isRoleOnly, type Toggles } from './toggles'

type Words = ReturnType<typeof useWords>['user']['permissions']

interface Handlers {
  /** Hears a press on Allow or Revoke. */
  onToggle: (row: UserPermission) => void
  /** Hears a press on Restrict. */
  onRestrict: (row: UserPermission) => void
}

/** Props of `PermissionGroup`. */
export interface PermissionGroupProps extends Handlers {
  /** The permissions of one group. */
  group: Group<UserPermission>
  /** Whether the group belongs to a long list. */
  long: boolean
  /** What is to be changed. */
  toggles: Toggles
  /** Whether anything can be changed. */
  mayUpdate: boolean
  /** The texts of the panel. */
  words: Words
}

const unchanged = (before: PermissionGroupProps, now: PermissionGroupProps) =>
  before.group === now.group &&
  before.long === now.long &&
  before.words === now.words &&
  before.mayUpdate === now.mayUpdate &&
  before.onToggle === now.onToggle &&
  before.onRestrict === now.onRestrict &&
  now.group.rows.every(({ id }) => before.toggles.get(id) === now.toggles.get(id))

/** One group; drawn again only when one of its own permissions changes. */
export const PermissionGroup = memo(function PermissionGroup(props: PermissionGroupProps) {
  const { group, long, toggles, ...rest } = props
  return (
    <Near as="section" long={long} height={groupHeight(group)}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{groupLabel(group.name)}</h3>
      </div>
      <NearRows as="ul" rows={group.rows} long={long} rowHeight={ROW_HEIGHT} className={styles.rows}>
        {(row) => <PermissionRow key={row.id} row={row} wanted={toggles.get(row.id)} {...rest} />}
      </NearRows>
    </Near>
  )
}, unchanged)

interface PermissionRowProps extends Handlers {
  row: UserPermission
  /** What it is to become; undefined without a change. */
  wanted: boolean | undefined
  mayUpdate: boolean
  words: Words
}

const PermissionRow = memo(function PermissionRow(props: PermissionRowProps) {
  const { row, wanted, mayUpdate, words, onToggle, onRestrict } = props
  const granted = wanted ?? isGranted(row)
  const roleOnly = isRoleOnly(row)
  // Nobody gives what they do not hold.
  const notYours = row.grantable === false && !isGranted(row) && !roleOnly
  const holds = granted || row.inherited
  const places = row.restricted.length + row.restricted_teams.length
  return (
    <li className={styles.row}>
      {holds ? (
        <Check role="img" aria-label={words.granted} className={styles.mark} />
      ) : (
        <span className={styles.mark} />
      )}
      <span className={styles.name}>{row.name}</span>
      {notYours && <span className={styles.note}>{words.notYours}</span>}
      {row.inherited && <Badge>{words.inherited}</Badge>}
      {wanted !== undefined && <Badge tone="warning">{words.changed}</Badge>}
      {places > 0 && <Badge tone="info">{words.restricted(row.restricted.length, row.restricted_teams.length)}</Badge>}
      {mayUpdate && (
        <span className={styles.rowActions}>
          {isGranted(row) && granted && (
            <Button
              size="small"
              variant="quiet"
              aria-label={words.restrictOf(row.name)}
              onClick={() => onRestrict(row)}
            >
              {words.restrict}
            </Button>
          )}
          <Button
            size="small"
            aria-label={granted || roleOnly ? words.revokeOf(row.name) : words.allowOf(row.name)}
            title={roleOnly && wanted === undefined ? words.inheritedWhy : undefined}
            disabled={(roleOnly || notYours) && wanted === undefined}
            onClick={() => onToggle(row)}
          >
            {granted || roleOnly ? words.revoke : words.allow}
          </Button>
        </span>
      )}
    </li>
  )
})
