import type { User } from '@ssp/api'
import { Badge } from '@ssp/ui'
import { useWords } from '../use-words'
import * as styles from '../user/user-detail.css'

/** Whether the user may sign in, among the facts; nothing from a server that knows no status. */
export function UserStatusFact({ user: { status } }: { user: User }) {
  const words = useWords().status
  return (
    status && (
      <div className={styles.fact}>
        <dt className={styles.factName}>{words.status}</dt>
        <dd className={styles.factValue}>
          <Badge tone={status === 'active' ? 'success' : 'neutral'}>{words[status]}</Badge>
        </dd>
      </div>
    )
  )
}
