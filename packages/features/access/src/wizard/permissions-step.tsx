import type { Permission } from '@ssp/api'
import { QueryView, useMessages, VirtualGroups, type QueryLike, type RowGroup, type RowPart } from '@ssp/feature-kit'
import { Button, Skeleton } from '@ssp/ui'
import { useCallback, useMemo } from 'react'
import * as styles from '../shared/choice-list.css'
import { ChoiceTools } from '../shared/choice-tools'
import { idsOf } from '../shared/groups'
import { usePermissionNames } from '../shared/permission-names'
import { useChoice } from '../shared/use-choice'
import { useFoundGroups } from '../shared/use-found-groups'
import { wizardMessages } from './messages'
import { sharedMessages } from '../shared/messages'
import { PermissionTicks } from './permission-ticks'

/** Props of `PermissionsStep`. */
export interface PermissionsStepProps {
  /** All permissions of the client. */
  query: QueryLike<Permission[]>
  /** Ids of the chosen permissions. */
  chosen: ReadonlySet<string>
  /** Called with the choice after every change. */
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Step 2: permissions by group, ticked one by one, by group, or all at once. */
export function PermissionsStep({ query, ...rest }: PermissionsStepProps) {
  const messages = useMessages(wizardMessages).permissions
  return (
    <QueryView query={query} errorTitle={messages.failed} skeleton={<Skeleton />}>
      {(permissions) => <Permissions permissions={permissions} {...rest} />}
    </QueryView>
  )
}

interface PermissionsProps extends Omit<PermissionsStepProps, 'query'> {
  permissions: readonly Permission[]
}

const groupOf = ({ group }: Permission) => group
/** Up to five checkboxes per line. */
const heightOf = ({ rows }: RowPart<Permission>) => 8 + Math.ceil(rows.length / 5) * 40

/** The permissions that the editor may grant; a caller can grant only what the caller holds. */
const grantableOf = ({ rows, ...group }: RowGroup<Permission>) => ({
  ...group,
  rows: rows.filter(({ grantable = true }) => grantable),
})

function Permissions({ permissions, chosen, onChange }: PermissionsProps) {
  const { permissions: messages } = useMessages(wizardMessages)
  const { notYours } = useMessages(sharedMessages)
  const names = usePermissionNames()
  const textOf = useCallback(({ name, group }: Permission) => `${name} ${names.title(name, group)}`, [names])
  const { search, setSearch, found, total, narrowed } = useFoundGroups(permissions, groupOf, textOf)
  const ids = useMemo(() => idsOf(found.map(grantableOf)), [found])
  const all = ids.length > 0 && ids.every((id) => chosen.has(id))
  const set = useChoice(chosen, onChange)

  return (
    <>
      <ChoiceTools
        label={messages.search}
        search={search}
        onSearch={setSearch}
        count={messages.chosen(chosen.size, permissions.length)}
      >
        <Button
          aria-pressed={all}
          unavailable={ids.length === 0 ? messages.nothingFound : null}
          onClick={() => set(ids, !all)}
        >
          {messages.ofFound(all ? messages.selected : messages.selectAll, narrowed ? ids.length : null)}
        </Button>
      </ChoiceTools>
      {total === 0 && <p>{messages.none}</p>}
      <VirtualGroups groups={found} estimate={heightOf} className={styles.tickGroups}>
        {(group) => <PermissionTicks group={group} chosen={chosen} names={names} notYours={notYours} onSet={set} />}
      </VirtualGroups>
    </>
  )
}
