import type { Permission } from '@ssp/api'
import { QueryView, type QueryLike } from '@ssp/feature-kit'
import { Button, SearchField, Skeleton } from '@ssp/ui'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import * as styles from '../shared/choice-list.css'
import { countRows, firstRows, groupBy, searchGroups } from '../shared/groups'
import { useGradually } from '../shared/use-gradually'
import { useWords } from '../use-words'
import { PermissionTicks } from './permission-ticks'

/** Props of `PermissionsStep`. */
export interface PermissionsStepProps {
  /** All permissions of the client. */
  query: QueryLike<Permission[]>
  /** Ids of the chosen ones. */
  chosen: ReadonlySet<string>
  /** Hears the choice after every change. */
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Step 2: permissions by group, ticked one by one, by group, or all at once. */
export function PermissionsStep({ query, ...rest }: PermissionsStepProps) {
  const words = useWords().wizard.permissions
  return (
    <QueryView query={query} errorTitle={words.failed} skeleton={<Skeleton />}>
      {(permissions) => <Permissions permissions={permissions} {...rest} />}
    </QueryView>
  )
}

interface PermissionsProps extends Omit<PermissionsStepProps, 'query'> {
  permissions: readonly Permission[]
}

function Permissions({ permissions, chosen, onChange }: PermissionsProps) {
  const words = useWords().wizard.permissions
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const groups = useMemo(() => groupBy(permissions, ({ group }) => group), [permissions])
  const found = useMemo(() => searchGroups(groups, wanted, ({ name }) => name), [groups, wanted])
  const total = countRows(found)
  const drawn = useGradually(total, wanted)
  const shown = useMemo(() => firstRows(found, drawn), [found, drawn])
  const wholes = useMemo(() => new Map(found.map((group) => [group.name, group.rows])), [found])
  const all = permissions.length > 0 && permissions.every(({ id }) => chosen.has(id))

  // The groups keep one handler for good, so that a tick draws only its own group again.
  const latest = useRef({ chosen, onChange })
  useEffect(() => {
    latest.current = { chosen, onChange }
  })
  const set = useCallback((ids: readonly string[], on: boolean) => {
    const next = new Set(latest.current.chosen)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    latest.current.onChange(next)
  }, [])

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
        <span role="status" className={styles.count}>
          {words.chosen(chosen.size, permissions.length)}
        </span>
        <Button
          aria-pressed={all}
          onClick={() =>
            set(
              permissions.map(({ id }) => id),
              !all,
            )
          }
        >
          {all ? words.selected : words.selectAll}
        </Button>
      </div>
      {total === 0 && <p>{words.none}</p>}
      <div className={styles.groups}>
        {shown.map((group) => (
          <PermissionTicks
            key={group.name}
            group={group}
            whole={wholes.get(group.name) ?? group.rows}
            chosen={chosen}
            onSet={set}
          />
        ))}
      </div>
    </>
  )
}
