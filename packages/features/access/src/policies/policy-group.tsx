import type { Permission } from '@ssp/api'
import type { MessagesOf } from '@ssp/feature-kit'
import { Button, Card } from '@ssp/ui'
import { memo } from 'react'
import type { policiesMessages } from './messages'
import { groupLabel } from '../shared/groups'
import * as styles from './policy-view.css'

/** Props of `PolicyGroup`. */
export interface PolicyGroupProps {
  /** Name of the group; lower case. Null for a further section of it. */
  name: string | null
  /** Its permissions. */
  rows: readonly Permission[]
  /** Texts, handed down so that a thousand rows read no context of their own. */
  messages: MessagesOf<typeof policiesMessages>['detail']
  /** Id of the permission that is being removed, where it is one of these. */
  pending: string | null
  /** Called with the permission to remove; the same function in every render. */
  onRemove: ((permission: Permission) => void) | undefined
}

/** One group of permissions. It is drawn again only when something of its own has changed. */
export const PolicyGroup = memo(function PolicyGroup({ name, rows, messages, pending, onRemove }: PolicyGroupProps) {
  return (
    <Card title={name === null ? undefined : groupLabel(name)} flush>
      <ul role="list" className={styles.rows}>
        {rows.map((permission) => (
          <PolicyRow
            key={permission.id}
            permission={permission}
            messages={messages}
            pending={pending === permission.id}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </Card>
  )
}, isSame)

interface PolicyRowProps extends Pick<PolicyGroupProps, 'messages' | 'onRemove'> {
  permission: Permission
  pending: boolean
}

const PolicyRow = memo(function PolicyRow({ permission, messages, pending, onRemove }: PolicyRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{permission.name}</span>
      {onRemove && (
        <Button
          size="small"
          variant="quiet"
          aria-label={messages.removeOf(permission.name)}
          pending={pending}
          onClick={() => onRemove(permission)}
        >
          {messages.remove}
        </Button>
      )}
    </li>
  )
})

/** A policy that is read anew brings new lists of the same rows (structural sharing of the cache). */
function isSame({ rows: before, ...rest }: PolicyGroupProps, { rows: now, ...others }: PolicyGroupProps): boolean {
  return (
    rest.name === others.name &&
    rest.messages === others.messages &&
    rest.pending === others.pending &&
    rest.onRemove === others.onRemove &&
    before.length === now.length &&
    before.every((row, index) => row === now[index])
  )
}
