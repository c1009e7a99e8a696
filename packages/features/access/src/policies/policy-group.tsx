import { alsoGivenBy, type Permission } from '@ssp/api'
import { slugText, type MessagesOf } from '@ssp/feature-kit'
import { IconButton } from '@ssp/ui'
import { X } from 'lucide-react'
import { memo, useId } from 'react'
import type { policiesMessages } from './messages'
import { inActionOrder, type PermissionNames } from '../shared/permission-names'
import * as areas from '../shared/permission-areas.css'
import * as styles from './policy-view.css'

/** Props of `PolicyGroup`. */
export interface PolicyGroupProps {
  /** Name of the group; lower case. */
  name: string
  /** Whether this is the first section of the group, which has the heading. */
  isFirst: boolean
  /** Its permissions. */
  rows: readonly Permission[]
  /** Texts, passed down so that a thousand rows read no context. */
  messages: MessagesOf<typeof policiesMessages>['detail']
  /** Names of permissions, passed down for the same reason. */
  names: PermissionNames
  /** Whether the client has no strict rights, so that a view permission also gives changes. */
  givesChanges: boolean
  /** Id of the permission that is being removed, if it is one of these. */
  pending: string | null
  /** Called with the permission to remove; must be the same function in every render. */
  onRemove: ((permission: Permission) => void) | undefined
}

/** One area with a cell for each of its permissions. Renders again only when its own data changes. */
export const PolicyGroup = memo(function PolicyGroup(props: PolicyGroupProps) {
  const { name, isFirst, rows, messages, names, givesChanges, pending, onRemove } = props
  const id = useId()
  return (
    <section aria-labelledby={isFirst ? id : undefined} className={areas.group}>
      {isFirst && (
        <h2 id={id} className={areas.heading}>
          {names.group(name)}
        </h2>
      )}
      <ul role="list" className={styles.cells}>
        {inActionOrder(rows, name).map((permission) => (
          <PolicyCell
            key={permission.id}
            permission={permission}
            messages={messages}
            names={names}
            givesChanges={givesChanges}
            pending={pending === permission.id}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  )
}, isSame)

interface PolicyCellProps extends Pick<PolicyGroupProps, 'messages' | 'names' | 'givesChanges' | 'onRemove'> {
  permission: Permission
  pending: boolean
}

const PolicyCell = memo(function PolicyCell({
  permission,
  messages,
  names,
  givesChanges,
  pending,
  onRemove,
}: PolicyCellProps) {
  const { name, group } = permission
  const label = names.label(name, group)
  const changes = givesChanges ? alsoGivenBy(name) : []
  return (
    <li className={styles.cell}>
      <span className={styles.names}>
        <span className={styles.label}>{label}</span>
        <span className={styles.name}>{slugText(name)}</span>
        {changes.length > 0 && <span className={styles.name}>{slugText(messages.alsoGives(changes))}</span>}
      </span>
      {onRemove && (
        <IconButton
          size="small"
          variant="quiet"
          label={messages.removeOf(name)}
          icon={<X size={16} />}
          pending={pending}
          onClick={() => onRemove(permission)}
        />
      )}
    </li>
  )
})

/** Compares by row: a policy that is read again has new lists of the same rows (structural sharing of the cache). */
function isSame({ rows: before, ...rest }: PolicyGroupProps, { rows: now, ...others }: PolicyGroupProps): boolean {
  return (
    rest.name === others.name &&
    rest.isFirst === others.isFirst &&
    rest.messages === others.messages &&
    rest.names === others.names &&
    rest.givesChanges === others.givesChanges &&
    rest.pending === others.pending &&
    rest.onRemove === others.onRemove &&
    before.length === now.length &&
    before.every((row, index) => row === now[index])
  )
}
