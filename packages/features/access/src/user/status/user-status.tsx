import type { User } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Badge } from '@ssp/ui'
import { statusMessages } from './messages'
import * as styles from '../user-detail.css'

/** Whether the user may sign in, among the facts; nothing from a server that knows no status. */
export function UserStatusFact({ user: { status } }: { user: User }) {
  const messages = useMessages(statusMessages)
  return (
    status && (
      <div className={styles.fact}>
        <dt className={styles.factName}>{messages.status}</dt>
        <dd className={styles.factValue}>
          <Badge tone={status === 'active' ? 'success' : 'neutral'}>{messages[status]}</Badge>
        </dd>
      </div>
    )
  )
}
