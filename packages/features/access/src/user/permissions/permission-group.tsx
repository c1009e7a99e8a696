import type { UserPermission } from '@ssp/api'
import type { MessagesOf, RowPart } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { Ban, Check, MapPin, UsersRound, type LucideIcon } from 'lucide-react'
import { memo, useId } from 'react'
import { inActionOrder, type PermissionNames } from '../../shared/permission-names'
import type { userMessages } from '../messages'
import * as styles from './permission-group.css'
import { STATES, statesOf, type PermissionState } from './permission-states'
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
  /** The pending changes. */
  toggles: Toggles
  /** Whether changes are allowed. */
  mayUpdate: boolean
  /** The texts of the panel. */
  messages: Messages
  /** Names of permissions, passed down so that no row reads a context. */
  names: PermissionNames
}

const ICONS: Record<PermissionState, LucideIcon> = { granted: Check, role: UsersRound, restricted: MapPin, denied: Ban }

const unchanged = (before: PermissionGroupProps, now: PermissionGroupProps) =>
  before.group === now.group &&
  before.messages === now.messages &&
  before.names === now.names &&
  before.mayUpdate === now.mayUpdate &&
  before.onToggle === now.onToggle &&
  before.onRestrict === now.onRestrict &&
  now.group.rows.every(({ id }) => before.toggles.get(id) === now.toggles.get(id))

/** The visible headings of the columns, once above all areas; each table has its own headings for assistive technology. */
export const MatrixHead = ({ messages }: { messages: Messages }) => (
  <div aria-hidden="true" className={styles.head}>
    <span>{messages.columns.permission}</span>
    {STATES.map((state) => (
      <span key={state}>{messages.columns[state]}</span>
    ))}
  </div>
)

/**
 * The table of one area: a row for each permission, a column for each state. Renders again only when one of them changes.
 */
export const PermissionGroup = memo(function PermissionGroup(props: PermissionGroupProps) {
  const { group, toggles, ...rest } = props
  const { messages, mayUpdate, names } = rest
  const id = useId()
  return (
    <section aria-labelledby={group.isFirst ? id : undefined} className={styles.group}>
      {group.isFirst && (
        <h3 id={id} className={styles.heading}>
          {names.group(group.name)}
        </h3>
      )}
      <table aria-label={names.group(group.name)} className={styles.table}>
        <thead className={styles.hidden}>
          <tr>
            <th>{messages.columns.permission}</th>
            {STATES.map((state) => (
              <th key={state} scope="col">
                {messages.columns[state]}
              </th>
            ))}
            {mayUpdate && <th>{messages.columns.actions}</th>}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {inActionOrder(group.rows, group.name).map((row) => (
            <PermissionRow key={row.id} row={row} wanted={toggles.get(row.id)} {...rest} />
          ))}
        </tbody>
      </table>
    </section>
  )
}, unchanged)

interface PermissionRowProps extends Handlers {
  row: UserPermission
  /** The pending change; undefined if there is none. */
  wanted: boolean | undefined
  mayUpdate: boolean
  messages: Messages
  names: PermissionNames
}

const PermissionRow = memo(function PermissionRow(props: PermissionRowProps) {
  const { row, wanted, mayUpdate, messages, names } = props
  const states = statesOf(row, wanted)
  const textOf = (state: PermissionState) =>
    state === 'restricted'
      ? messages.restricted(row.restricted.length, row.restricted_teams.length, row.only)
      : messages.states[state]
  return (
    <tr className={styles.row}>
      <th scope="row" title={row.name} className={styles.name}>
        {names.label(row.name, row.group)}
        {wanted !== undefined && <span className={styles.changed}>{messages.changed}</span>}
      </th>
      {STATES.map((state) => {
        const Icon = ICONS[state]
        const isOn = states.has(state)
        return (
          <td key={state} data-state={isOn ? state : 'off'} className={styles.state}>
            {isOn && (
              <>
                <Icon size={14} aria-hidden="true" className={styles.icon} />
                {textOf(state)}
              </>
            )}
          </td>
        )
      })}
      {mayUpdate && (
        <td className={styles.actions}>
          <RowActions {...props} />
        </td>
      )}
    </tr>
  )
})

function RowActions({ row, wanted, messages, names, onToggle, onRestrict }: PermissionRowProps) {
  const granted = wanted ?? isGranted(row)
  const roleOnly = isRoleOnly(row)
  const title = names.title(row.name, row.group)
  // A caller can grant only what the caller holds.
  const notYours = row.grantable === false && !isGranted(row) && !roleOnly ? messages.notYoursWhy : null
  const reason = roleOnly ? messages.inheritedWhy : notYours
  const isRevoke = granted || roleOnly
  return (
    <>
      {(row.inherited || (isGranted(row) && granted)) && (
        <Button size="small" variant="quiet" aria-label={messages.restrictOf(title)} onClick={() => onRestrict(row)}>
          {messages.restrict}
        </Button>
      )}
      <Button
        size="small"
        variant={isRevoke ? 'quiet' : 'secondary'}
        aria-label={isRevoke ? messages.revokeOf(title) : messages.allowOf(title)}
        unavailable={wanted === undefined ? reason : null}
        onClick={() => onToggle(row)}
      >
        {isRevoke ? messages.revoke : messages.allow}
      </Button>
    </>
  )
}
