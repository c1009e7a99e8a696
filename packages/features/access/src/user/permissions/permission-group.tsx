import type { UserPermission } from '@ssp/api'
import type { RowPart } from '@ssp/feature-kit'
import { Badge, Button } from '@ssp/ui'
import { Check } from 'lucide-react'
import { memo } from 'react'
import * as styles from '../../shared/choice-list.css'
import { groupLabel } from '../../shared/groups'
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
  group: RowPart<UserPermission>
  /** What is to be changed. */
  toggles: Toggles
  /** Whether anything can be changed. */
  mayUpdate: boolean
  /** The texts of the panel. */
  words: Words
}

const unchanged = (before: PermissionGroupProps, now: PermissionGroupProps) =>
  before.group === now.group &&
  before.words === now.words &&
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
