import type { Permission } from '@ssp/api'
import { memo, useEffect, useRef } from 'react'
import * as styles from '../shared/choice-list.css'
import { groupLabel, type Group } from '../shared/groups'

/** Props of `PermissionTicks`. */
export interface PermissionTicksProps {
  /** The permissions of one group that are drawn so far. */
  group: Group<Permission>
  /** All of them. */
  whole: readonly Permission[]
  /** Ids of all chosen permissions. */
  chosen: ReadonlySet<string>
  /** Hears which permissions are to be on or off. */
  onSet: (ids: readonly string[], on: boolean) => void
}

const unchanged = (before: PermissionTicksProps, now: PermissionTicksProps) =>
  before.group === now.group &&
  before.whole === now.whole &&
  before.onSet === now.onSet &&
  now.whole.every(({ id }) => before.chosen.has(id) === now.chosen.has(id))

/** One group with a tick for all of it; drawn again only when one of its own ticks changes. */
export const PermissionTicks = memo(function PermissionTicks({ group, whole, chosen, onSet }: PermissionTicksProps) {
  const count = whole.filter(({ id }) => chosen.has(id)).length
  const all = count === whole.length
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all
  }, [count, all])
  const label = groupLabel(group.name)
  return (
    <fieldset aria-label={label} className={`${styles.fieldset} ${styles.group}`}>
      <label className={`${styles.head} ${styles.tick}`}>
        <input
          ref={box}
          type="checkbox"
          checked={all}
          className={styles.box}
          onChange={() =>
            onSet(
              whole.map(({ id }) => id),
              !all,
            )
          }
        />
        <span className={styles.heading}>{label}</span>
      </label>
      <div className={styles.columns}>
        {group.rows.map((permission) => (
          <PermissionTick
            key={permission.id}
            permission={permission}
            checked={chosen.has(permission.id)}
            onSet={onSet}
          />
        ))}
      </div>
    </fieldset>
  )
}, unchanged)

interface PermissionTickProps extends Pick<PermissionTicksProps, 'onSet'> {
  permission: Permission
  checked: boolean
}

const PermissionTick = memo(function PermissionTick({ permission, checked, onSet }: PermissionTickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={checked}
        className={styles.box}
        onChange={() => onSet([permission.id], !checked)}
      />
      {permission.name}
    </label>
  )
})
