import type { Permission } from '@ssp/api'
import type { RowPart } from '@ssp/feature-kit'
import { VisuallyHidden } from '@ssp/ui'
import { memo } from 'react'
import * as styles from '../shared/choice-list.css'
import { inActionOrder, type PermissionNames } from '../shared/permission-names'

/** Props of `PermissionTicks`. */
export interface PermissionTicksProps {
  /** The permissions of one group, or of a section of it. */
  group: RowPart<Permission>
  /** Ids of all chosen permissions. */
  chosen: ReadonlySet<string>
  /** How permissions are named. */
  names: PermissionNames
  /** Why some permissions cannot be granted; passed down so that no group reads a context. */
  notYours: string
  /** Adds or removes permissions. */
  onSet: (ids: readonly string[], on: boolean) => void
}

/** The checkbox of the heading counts the whole group. */
const rowsDrawn = ({ isFirst, rows, groupRows }: RowPart<Permission>) => (isFirst ? groupRows : rows)

const unchanged = (before: PermissionTicksProps, now: PermissionTicksProps) =>
  before.group === now.group &&
  before.onSet === now.onSet &&
  before.names === now.names &&
  rowsDrawn(now.group).every(({ id }) => before.chosen.has(id) === now.chosen.has(id))

/** One group with a checkbox for all of it; renders again only when one of its own checkboxes changes. */
export const PermissionTicks = memo(function PermissionTicks(props: PermissionTicksProps) {
  const { group, chosen, names, notYours, onSet } = props
  const givable = group.groupRows.filter(({ grantable = true }) => grantable)
  const count = givable.filter(({ id }) => chosen.has(id)).length
  const all = count > 0 && count === givable.length
  const showSome = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = count > 0 && !all
  }
  const label = names.group(group.name)
  return (
    <fieldset aria-label={label} data-first={group.isFirst || undefined} className={styles.tickGroup}>
      {group.isFirst && (
        <label className={styles.tick}>
          <input
            ref={showSome}
            type="checkbox"
            checked={all}
            disabled={givable.length === 0}
            className={styles.box}
            onChange={() =>
              onSet(
                givable.map(({ id }) => id),
                !all,
              )
            }
          />
          <span className={styles.heading}>{label}</span>
        </label>
      )}
      <div className={styles.columns}>
        {inActionOrder(group.rows, group.name).map((permission) => (
          <PermissionTick
            key={permission.id}
            permission={permission}
            checked={chosen.has(permission.id)}
            names={names}
            why={permission.grantable === false ? notYours : undefined}
            onSet={onSet}
          />
        ))}
      </div>
    </fieldset>
  )
}, unchanged)

interface PermissionTickProps extends Pick<PermissionTicksProps, 'names' | 'onSet'> {
  permission: Permission
  checked: boolean
  /** Why it cannot be granted. */
  why: string | undefined
}

const PermissionTick = memo(function PermissionTick({ permission, checked, names, why, onSet }: PermissionTickProps) {
  return (
    <label title={permission.name} className={styles.tick}>
      <input
        type="checkbox"
        checked={checked}
        disabled={why !== undefined}
        className={styles.box}
        onChange={() => onSet([permission.id], !checked)}
      />
      <span>
        <VisuallyHidden>{names.group(permission.group)}: </VisuallyHidden>
        {names.label(permission.name, permission.group)}
        {why && <span className={styles.tickNote}>{why}</span>}
      </span>
    </label>
  )
})
