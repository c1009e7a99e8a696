import type { Permission } from '@ssp/api'
import { memo } from 'react'
import * as styles from '../shared/choice-list.css'
import { groupLabel, type Group } from '../shared/groups'
import { groupHeight, Near, NearRows, ROW_HEIGHT } from '../shared/near'

/** Props of `PermissionTicks`. */
export interface PermissionTicksProps {
  /** The permissions of one group. */
  group: Group<Permission>
  /** Whether the group belongs to a long list. */
  long: boolean
  /** Ids of all chosen permissions. */
  chosen: ReadonlySet<string>
  /** Why some cannot be given; handed down so that no group reads a context. */
  notYours: string
  /** Hears which permissions are to be on or off. */
  onSet: (ids: readonly string[], on: boolean) => void
}

const unchanged = (before: PermissionTicksProps, now: PermissionTicksProps) =>
  before.group === now.group &&
  before.long === now.long &&
  before.onSet === now.onSet &&
  now.group.rows.every(({ id }) => before.chosen.has(id) === now.chosen.has(id))

/** One group with a tick for all of it; drawn again only when one of its own ticks changes. */
export const PermissionTicks = memo(function PermissionTicks(props: PermissionTicksProps) {
  const { group, long, chosen, notYours, onSet } = props
  const givable = group.rows.filter(({ grantable = true }) => grantable)
  const count = givable.filter(({ id }) => chosen.has(id)).length
  const all = count > 0 && count === givable.length
  const showSome = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = count > 0 && !all
  }
  const label = groupLabel(group.name)
  return (
    <Near as="fieldset" long={long} height={groupHeight(group, 3)} label={label} className={styles.fieldset}>
      <label className={`${styles.head} ${styles.tick}`}>
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
      <NearRows rows={group.rows} long={long} rowHeight={ROW_HEIGHT / 3} className={styles.columns}>
        {(permission) => (
          <PermissionTick
            key={permission.id}
            permission={permission}
            checked={chosen.has(permission.id)}
            why={permission.grantable === false ? notYours : undefined}
            onSet={onSet}
          />
        )}
      </NearRows>
    </Near>
  )
}, unchanged)

interface PermissionTickProps extends Pick<PermissionTicksProps, 'onSet'> {
  permission: Permission
  checked: boolean
  /** Why it cannot be given. */
  why: string | undefined
}

const PermissionTick = memo(function PermissionTick({ permission, checked, why, onSet }: PermissionTickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={checked}
        disabled={why !== undefined}
        className={styles.box}
        onChange={() => onSet([permission.id], !checked)}
      />
      <span>
        {permission.name}
        {why && <span className={styles.note}> · {why}</span>}
      </span>
    </label>
  )
})
