import type { User } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Badge } from '@ssp/ui'
import { statusMessages } from './messages'

/** Whether the user may sign in; renders nothing if the server sends no status. */
export function UserStatusBadge({ user: { status } }: { user: User }) {
  const messages = useMessages(statusMessages)
  return status && <Badge tone={status === 'active' ? 'success' : 'neutral'}>{messages[status]}</Badge>
}
