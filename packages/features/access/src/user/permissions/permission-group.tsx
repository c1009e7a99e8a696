import type { UserPermission } from '@ssp/api'
import type { RowPart } from '@ssp/feature-kit'
import type { MessagesOf } from '@ssp/feature-kit'
import { Badge, Button } from '@ssp/ui'
import { Check } from 'lucide-react'
import { memo } from 'react'
import * as styles from '../../shared/choice-list.css'
import { groupLabel } from '../../shared/groups'
import type { userMessages } from '../messages'
import { isGranted, isRoleOnly, type Toggles } from './toggles'

type Messages = MessagesOf<typeof userMessages>['permissions']

interface Handlers {
  /** Called when Allow or Revoke is clicked. */
  onToggle: (row: UserPermission) => void
  /** Called when Restrict is clicked. */
  onRestrict: (row: UserPermission) => void
}

/** Props of `PermissionGroup`. */
export interface PermissionGroupProps extends Handlers {
  /** The permissions of one group. */
  group: RowPart<UserPermission>
  /** What is to be changed. */
  toggles: Toggles
  /** Whether anything can be changed. */
  mayUpdate: boolean
  /** The texts of the panel. */
  messages: Messages
}

const unchanged = (before: PermissionGroupProps, now: PermissionGroupProps) =>
  before.group === now.group &&
  before.messages === now.messages &&
  before.mayUpdate === now.mayUpdate &&
  before.onToggle === now.onToggle &&
  before.onRestrict === now.onRestrict &&
  now.group.rows.every(({ id }) => before.toggles.get(id) === now.toggles.get(id))

/** One group; drawn again only when one of its own permissions changes. */
export const PermissionGroup = memo(function PermissionGroup(props: PermissionGroupProps) {
  const { group, toggles, ...rest } = props
  return (
    <section>
      {group.isFirst && (
        <div className={styles.head}>
          <h3 className={styles.heading}>{groupLabel(group.name)}</h3>
        </div>
      )}
      <ul role="list" className={styles.rows}>
        {group.rows.map((row) => (
          <PermissionRow key={row.id} row={row} wanted={toggles.get(row.id)} {...rest} />
        ))}
      </ul>
    </section>
  )
}, unchanged)

interface PermissionRowProps extends Handlers {
  row: UserPermission
  /** What it is to become; undefined without a change. */
  wanted: boolean | undefined
  mayUpdate: boolean
  messages: Messages
}

const PermissionRow = memo(function PermissionRow(props: PermissionRowProps) {
  const { row, wanted, mayUpdate, messages, onToggle, onRestrict } = props
  const granted = wanted ?? isGranted(row)
  const roleOnly = isRoleOnly(row)
  // Nobody gives what they do not hold.
  const notYours = row.grantable === false && !isGranted(row) && !roleOnly
  const holds = granted || row.inherited
  const places = row.restricted.length + row.restricted_teams.length
  return (
    <li className={styles.row}>
      {holds ? (
        <Check role="img" aria-label={messages.granted} className={styles.mark} />
      ) : (
        <span className={styles.mark} />
      )}
      <span className={styles.name}>{row.name}</span>
      {notYours && <span className={styles.note}>{messages.notYours}</span>}
      {row.inherited && <Badge>{messages.inherited}</Badge>}
      {wanted !== undefined && <Badge tone="warning">{messages.changed}</Badge>}
      {places > 0 && (
        <Badge tone="info">{messages.restricted(row.restricted.length, row.restricted_teams.length)}</Badge>
      )}
      {mayUpdate && (
        <span className={styles.rowActions}>
          {(row.inherited || (isGranted(row) && granted)) && (
            <Button
              size="small"
              variant="quiet"
              aria-label={messages.restrictOf(row.name)}
              onClick={() => onRestrict(row)}
            >
              {messages.restrict}
            </Button>
          )}
          <Button
            size="small"
            aria-label={granted || roleOnly ? messages.revokeOf(row.name) : messages.allowOf(row.name)}
            title={roleOnly && wanted === undefined ? messages.inheritedWhy : undefined}
            disabled={(roleOnly || notYours) && wanted === undefined}
            onClick={() => onToggle(row)}
          >
            {granted || roleOnly ? messages.revoke : messages.allow}
          </Button>
        </span>
      )}
    </li>
  )
})
