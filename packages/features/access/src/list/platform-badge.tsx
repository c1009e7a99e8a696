import { Badge } from '@ssp/ui'
import { Lock } from 'lucide-react'

/** Props of `PlatformBadge`. */
export interface PlatformBadgeProps {
  /** Texts: the word and why. */
  messages: { readOnly: string; readOnlyWhy: string }
  className?: string | undefined
}

/** Says that a record belongs to the platform. Takes its texts, so that a thousand rows read no context of their own. */
export function PlatformBadge({ messages, className }: PlatformBadgeProps) {
  return (
    <Badge icon={<Lock size={12} aria-hidden="true" />} title={messages.readOnlyWhy} className={className}>
      {messages.readOnly}
    </Badge>
  )
}
