import { useMessages } from '@ssp/feature-kit'
import { Badge } from '@ssp/ui'
import { Check, Clock } from 'lucide-react'
import { creationFormMessages } from './messages'

/** Completed once the portal is set up, In Progress before (R4-283, R4-284). */
export function StatusBadge({ completed }: { completed: boolean }) {
  const messages = useMessages(creationFormMessages)
  return completed ? (
    <Badge tone="success" icon={<Check size={12} />}>
      {messages.completed}
    </Badge>
  ) : (
    <Badge tone="info" icon={<Clock size={12} />}>
      {messages.inProgress}
    </Badge>
  )
}
