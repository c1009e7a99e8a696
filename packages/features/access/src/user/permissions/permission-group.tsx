import type { UserPermission } from '@ssp/api'
import type { RowPart } from '@ssp/feature-kit'
import type { MessagesOf } from '@ssp/feature-kit'
import { Button, IconButton } from '@ssp/ui'
import { Check, MapPinOff } from 'lucide-react'
import { memo, useId } from 'react'
import { groupLabel } from '../../shared/groups'
import type { userMessages } from '../messages'
import * as areas from '../../shared/permission-areas.css'
import * as styles from './permission-group.css'
import { inActionOrder, permissionLabel } from '../../shared/permission-label'
import { holdsNow, isGranted, isRoleOnly, type Toggles } from './toggles'

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

/** One area with a cell for each of its permissions; drawn again only when one of them changes. */
export const PermissionGroup = memo(function PermissionGroup(props: PermissionGroupProps) {
  const { group, toggles, ...rest } = props
  const id = useId()
  return (
    <section aria-labelledby={group.isFirst ? id : undefined} className={areas.group}>
      {group.isFirst && (
        <h3 id={id} className={areas.heading}>
          {groupLabel(group.name)}
        </h3>
      )}
      <ul role="list" className={styles.cells}>
        {inActionOrder(group.rows, group.name).map((row) => (
          <PermissionCell key={row.id} row={row} wanted={toggles.get(row.id)} {...rest} />
        ))}
      </ul>
    </section>
  )
}, unchanged)

interface PermissionCellProps extends Handlers {
  row: UserPermission
  /** What it is to become; undefined without a change. */
  wanted: boolean | undefined
  mayUpdate: boolean
  messages: Messages
}

const PermissionCell = memo(function PermissionCell(props: PermissionCellProps) {
  const { row, wanted, mayUpdate, messages, onToggle, onRestrict } = props
  const granted = wanted ?? isGranted(row)
  const roleOnly = isRoleOnly(row)
  // A grant is limited to what the caller holds.
  const notYours = row.grantable === false && !isGranted(row) && !roleOnly
  const places = row.restricted.length + row.restricted_teams.length
  const notes = [
    notYours && messages.notYours,
    row.inherited && messages.inherited,
    (places > 0 || row.only) && messages.restricted(row.restricted.length, row.restricted_teams.length, row.only),
  ].filter((note) => note !== false)
  return (
    <li className={styles.cell}>
      {holdsNow(row, wanted) ? (
        <Check role="img" aria-label={messages.granted} className={styles.mark} />
      ) : (
        <span className={styles.mark} />
      )}
      <span className={styles.name} title={row.name}>
        {permissionLabel(row.name, row.group)}
      </span>
      {mayUpdate && (
        <span className={styles.actions}>
          {(row.inherited || (isGranted(row) && granted)) && (
            <IconButton
              size="small"
              variant="quiet"
              label={messages.restrictOf(row.name)}
              icon={<MapPinOff size={16} />}
              onClick={() => onRestrict(row)}
            />
          )}
          <Button
            size="small"
            variant={holdsNow(row, wanted) ? 'quiet' : 'secondary'}
            aria-label={granted || roleOnly ? messages.revokeOf(row.name) : messages.allowOf(row.name)}
            unavailable={
              wanted === undefined ? (roleOnly ? messages.inheritedWhy : notYours ? messages.notYoursWhy : null) : null
            }
            onClick={() => onToggle(row)}
          >
            {granted || roleOnly ? messages.revoke : messages.allow}
          </Button>
        </span>
      )}
      {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
      {wanted !== undefined && (
        <span className={styles.note} data-tone="warning">
          {messages.changed}
        </span>
      )}
    </li>
  )
})
