import type { UserScope } from '@ssp/api'
import type { Action, MessagesOf, RowPart } from '@ssp/feature-kit'
import { Avatar, Badge, Button } from '@ssp/ui'
import { Check } from 'lucide-react'
import { memo } from 'react'
import * as styles from '../../shared/choice-list.css'
import type { userMessages } from '../messages'

/** One client with the user's access to it. */
export interface AccessRow {
  id: string
  label: string
  logo: string | null
  /** Name of the platform; empty if it is not known. */
  platform: string
  /** The access; undefined if there is none. */
  scope: UserScope | undefined
}

/** Props of `ClientAccessGroup`. */
export interface ClientAccessGroupProps {
  /** The clients of one platform. */
  group: RowPart<AccessRow>
  /** '{platform} clients'. */
  heading: string
  /** Grants or removes the access to a client. */
  action: Action<AccessRow>
  /** Whether changes are allowed. */
  mayUpdate: boolean
  /** The texts of the panel. */
  messages: MessagesOf<typeof userMessages>['clients']
}

/** The clients of one platform. */
export function ClientAccessGroup({ group, heading, action, ...rest }: ClientAccessGroupProps) {
  return (
    <section>
      {heading && group.isFirst && (
        <div className={styles.head}>
          <h3 className={styles.heading}>{heading}</h3>
        </div>
      )}
      <ul role="list" className={styles.rows}>
        {group.rows.map((row) => (
          <ClientRow key={row.id} row={row} pending={action.isPending(row)} onClick={action.run} {...rest} />
        ))}
      </ul>
    </section>
  )
}

interface ClientRowProps extends Pick<ClientAccessGroupProps, 'mayUpdate' | 'messages'> {
  row: AccessRow
  pending: boolean
  onClick: (row: AccessRow) => unknown
}

/** A new read has new rows of the same clients and scopes. */
const isSame = (before: ClientRowProps, now: ClientRowProps) =>
  before.row.label === now.row.label &&
  before.row.logo === now.row.logo &&
  before.row.scope === now.row.scope &&
  before.pending === now.pending &&
  before.mayUpdate === now.mayUpdate &&
  before.messages === now.messages &&
  before.onClick === now.onClick

/** One client; renders again only when its own data changes. */
const ClientRow = memo(function ClientRow({ row, pending, mayUpdate, messages, onClick }: ClientRowProps) {
  const { label, logo, scope } = row
  return (
    <li className={styles.row}>
      {scope ? <Check aria-hidden className={styles.mark} /> : <span className={styles.mark} />}
      <Avatar name={label} src={logo} size="sm" fit="contain" />
      <span className={styles.name}>{label}</span>
      {scope?.default && <Badge tone="brand">{messages.isDefault}</Badge>}
      {mayUpdate && (
        <span className={styles.rowActions}>
          <Button
            size="small"
            pending={pending}
            aria-label={scope ? messages.removeOf(label) : messages.grantOf(label)}
            onClick={() => void onClick(row)}
          >
            {scope ? messages.remove : messages.grant}
          </Button>
        </span>
      )}
    </li>
  )
}, isSame)
